import { documentFileName } from '@mandate/contract/documents/document-file-name.ts';
import type { MailContent } from '@mandate/contract/entities/mail-message.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { mailReadiness } from '../../../mail/queue/mail-readiness.ts';
import { queueMail } from '../../../mail/queue/queue-mail.ts';
import type { Seal } from '../../../secrets/sealed.ts';
import type { Afterwards } from '../after-answer.ts';
import type { Answer } from '../store-answer.ts';
import type { LinkedDocument } from './linked-document.ts';
import { mailToCustomer } from './mail-to-customer.ts';
import { type Manager, mailToManager } from './mail-to-manager.ts';

/** How long a mail that tells of an answer is tried. */
const daysTried = 7;

/** An answer, and how its project stands after it. */
interface Answered {
  projectId: string;
  after: Afterwards;
  given: Omit<Answer, 'byLink'>;
}

/** Tells the contact and the project's manager of an answer by mail, with the PDF; nothing happens while mail is off. */
export async function mailAnswer(
  db: Database,
  { seal, origin }: { seal: Seal; origin: string },
  linked: LinkedDocument,
  { projectId, after, given }: Answered,
): Promise<void> {
  if (!(await mailReadiness(db)).isEnabled) return;
  const { toAddress: address, toName: name, sha256 } = linked;
  const attachments = sha256 === null ? [] : [{ name: documentFileName(linked), type: 'application/pdf', sha256 }];
  const post = async (to: Pick<Manager, 'address' | 'name'>, accountId: string | null, content: MailContent) => {
    const notAfter = new Date(Date.now() + daysTried * 86_400_000);
    await queueMail(db, seal, {
      ...{ purpose: 'document', accountId, createdById: null, notAfter },
      to: { address: to.address, name: to.name },
      content: { ...content, attachments },
    });
  };
  await post({ address, name }, null, mailToCustomer(linked, given));
  const manager = await managerOf(db, projectId);
  if (manager === null) return;
  const url = `${origin}/home/document/${linked.id}`;
  await post(manager, manager.accountId, mailToManager(linked, manager, { given, after, url }));
}

async function managerOf(db: Database, projectId: string): Promise<Manager | null> {
  const text = `select coalesce(a.email, m.work_email) as address, m.display_name as name, a.language, a.id as "accountId", a.role, a.grants
    from projects p join personnels m on m.id = p.project_manager_id
      left join accounts a on a.id = m.user_id and a.deleted_at is null and a.status = 'active'
    where p.id = $1 and coalesce(a.email, m.work_email) is not null`;
  return (await run<Manager>(db, text, [projectId]))[0] ?? null;
}
