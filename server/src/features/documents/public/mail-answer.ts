import type { MailBlock, MailContent } from '@mandate/contract/entities/mail-message.ts';
import { revisionLetters } from '@mandate/contract/paper/revision-letters.ts';
import { paperWriting } from '@mandate/contract/paper/written/paper-writing.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { mailReadiness } from '../../../mail/queue/mail-readiness.ts';
import { queueMail } from '../../../mail/queue/queue-mail.ts';
import type { Seal } from '../../../secrets/sealed.ts';
import { wordsOf } from '../../../words/words.ts';
import { pdfName } from '../sending/sendable-document.ts';
import type { Answer } from '../store-answer.ts';
import type { LinkedDocument } from './linked-document.ts';

/** How long a mail that tells of an answer is tried. */
const daysTried = 7;

type Told = Pick<Answer, 'answer' | 'name' | 'on' | 'note'>;
type Answered = LinkedDocument & { projectId: string };

/** Tells the contact and the project's manager of an answer by mail, with the PDF; nothing happens while mail is off. */
export async function mailAnswer(
  db: Database,
  { seal, origin }: { seal: Seal; origin: string },
  linked: Answered,
  told: Told,
): Promise<void> {
  if (!(await mailReadiness(db)).isEnabled) return;
  const { toAddress: address, toName: name } = linked;
  await queue(db, seal, { address, name }, null, withPdf(linked, forContact(linked, told)));
  const manager = await managerOf(db, linked.projectId);
  if (manager === null) return;
  const content = withPdf(linked, forManager(linked, told, manager, `${origin}/home/document/${linked.id}`));
  await queue(db, seal, manager, manager.accountId, content);
}

async function queue(
  db: Database,
  seal: Seal,
  to: { address: string; name: string },
  accountId: string | null,
  content: MailContent,
): Promise<void> {
  const notAfter = new Date(Date.now() + daysTried * 86_400_000);
  const { address, name } = to;
  await queueMail(db, seal, {
    ...{ purpose: 'document', accountId, createdById: null, to: { address, name }, content, notAfter },
  });
}

function withPdf(linked: Answered, content: MailContent): MailContent {
  const { sha256 } = linked;
  if (sha256 === null) return content;
  return { ...content, attachments: [{ name: pdfName(linked), type: 'application/pdf', sha256 }] };
}

/** In the language of the document, in words of the paper. */
function forContact(
  { content, kind, number, revision, language }: Answered,
  { answer, name, on, note }: Told,
): MailContent {
  const { words, formats, say } = paperWriting(language, content.facts.firmCountry);
  const said = {
    ...{ who: name, date: formats.longDay(on), firm: content.paper.letterhead.firm },
    name: say(words.name.issued, { kind: words.kind[kind], number, revision: revisionLetters(revision) }),
  };
  const texts = [say(words.answer[answer], said), ...(note === null ? [] : [note]), say(words.answer.attached, said)];
  if (answer === 'accepted') texts.push(say(words.answer.onRecord, said));
  const blocks = [...texts, content.paper.letterhead.firm].map((text): MailBlock => ({ kind: 'text', text }));
  return { language, subject: say(words.answer[`${answer}Subject`], said), blocks };
}

interface Manager {
  address: string;
  name: string;
  language: string | null;
  accountId: string | null;
}

/** In the language of the manager. */
function forManager(
  { number, toName }: Answered,
  { answer, name, on, note }: Told,
  { language, name: manager }: Manager,
  url: string,
): MailContent {
  const words = wordsOf(language ?? '');
  const word = (key: string, params = {}) => words.at(`mail.answer.${key}`, params) ?? '';
  const said = { number, name, contact: toName, date: on };
  return {
    language: words.language,
    subject: word(`${answer}Subject`, said),
    blocks: [
      { kind: 'text', text: words.at('mail.greeting', { name: manager }) ?? '' },
      { kind: 'text', text: word(answer, said) },
      ...(note === null ? [] : [{ kind: 'fact', label: word('reason'), value: note } as const]),
      { kind: 'action', label: word('action'), url },
    ],
  };
}

async function managerOf(db: Database, projectId: string): Promise<Manager | null> {
  const text = `select coalesce(a.email, m.work_email) as address, m.display_name as name, a.language, a.id as "accountId"
    from projects p join personnels m on m.id = p.project_manager_id
      left join accounts a on a.id = m.user_id and a.deleted_at is null and a.status = 'active'
    where p.id = $1 and coalesce(a.email, m.work_email) is not null`;
  return (await run<Manager>(db, text, [projectId]))[0] ?? null;
}
