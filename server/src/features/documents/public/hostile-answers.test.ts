import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import { cleanLine, cleanParagraphs, isStorable, lengthOf } from '@mandate/contract/texts/clean-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileTexts } from '../../../../../e2e/hostile/hostile-texts.ts';
import { csvLines, exported } from '../../../../testing/callers/exports.ts';
import { linkCalls, linkedQuote } from '../../../../testing/callers/link-calls.ts';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { savePersonnel } from '../../../../testing/callers/records.ts';
import {
  openPostOffice,
  type PostOffice,
  type ReceivedMail,
  useMailServer,
} from '../../../../testing/mail/post-office.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { readUntil } from '../../../../testing/until.ts';

let app: TestApp;
let admin: Person;
let office: PostOffice;

beforeAll(async () => {
  app = await startTestApp({ mailAllowPrivate: true });
  admin = await signIn(app, 'ADMIN', 'Mara Feld');
  office = await openPostOffice();
  await useMailServer(app.database, office.port);
  app.sendMails();
  // An answer is kept for good; here it is forgotten, so that one quote is enough.
  await sql('alter table documents disable trigger keep_documents');
});
afterAll(async () => {
  await app.close();
  await office.close();
});

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);

/** Lets a quote be answered once more, as if nobody had. */
async function forgetAnswer(id: string): Promise<void> {
  const answered = ['answer', 'answered_at', 'answered_on', 'answered_by', 'answered_role', 'answered_network'];
  const said = ['answered_agent', 'answer_reason', 'answer_reason_code', 'chosen_line_ids', 'terms_sha256'];
  const nothing = [...answered, ...said].map((column) => `${column} = null`).join(', ');
  await sql(`with forgotten as (delete from throttles) update documents set ${nothing} where id = $1`, [id]);
}

/** The most characters of a text. */
const cut = (text: string, most: number) => [...text].slice(0, most).join('');

/** Waits until this many mails came. @returns them */
const mailsCome = (count: number) =>
  readUntil(
    async () => office.mails,
    (mails) => mails.length >= count,
    'the mails',
  );

/** What a mail is built of: the tags of its HTML, and which headers it has. */
function buildOf({ mail }: ReceivedMail): { tags: string[]; headers: string[] } {
  const tags = (mail.html ?? '').match(/<[^>]*>/g) ?? [];
  return { tags, headers: mail.headers.map(({ key }) => key).sort() };
}

/** All of them at length, else every eighth. */
const step = process.env.ENDURE_ROUNDS === undefined ? 8 : 1;

test('hostile texts as name, position and reason stay text: in the record, in its mails, in a file', async () => {
  const manager = 'manager@firm.example';
  const { id: projectManagerId } = await savePersonnel(admin, { firstName: 'Mona', workEmail: manager });
  const { token, quote } = await linkedQuote(admin, { projectManagerId });
  const { decline } = linkCalls(app);
  await mailsCome(1);

  // Harmless ones show what the mails are built of.
  office.mails.length = 0;
  await decline(token, { reason: 'One line\nand another' });
  const harmless = (await mailsCome(2)).map(buildOf);
  const tags = new Set(harmless.flatMap((build) => build.tags));
  const headers = new Set(harmless.map((build) => build.headers.join()));

  office.mails.length = 0;
  const all = hostileTexts(300);
  expect(all).toHaveLength(300);
  const texts = all.filter((_text, at) => at % step === 0);
  const taken: { name: string; reason: string }[] = [];
  let refused = 0;
  for (const [at, text] of texts.entries()) {
    await forgetAnswer(quote.id);
    const [name, position, reason] = [cut(text, 120), cut(text, 120), cut(`${text} (${at})`, 1000)];
    const reply = await decline(token, { name, position, reason });
    const isTaken = isStorable(text) && lengthOf(cleanLine(name)) >= 2;
    expect([text, reply.status]).toEqual([text, isTaken ? 200 : 400]);
    if (!isTaken) {
      refused += 1;
      continue;
    }
    taken.push({ name: cleanLine(name), reason: cleanParagraphs(reason) });
    const { data } = await admin.get<DocumentDetail>(`/document/get-by-id/${quote.id}`);
    expect([data.answeredBy, data.answeredRole, data.answerReason]).toEqual([
      ...[cleanLine(name), cleanLine(position), cleanParagraphs(reason)],
    ]);
    expect(reply.data.answer?.name).toBe(cleanLine(name));
    if (taken.length % 10 === 0) await mailsCome(taken.length * 2);
  }
  expect(refused).toBeLessThan(10);

  const mails = await mailsCome(taken.length * 2);
  expect(mails).toHaveLength(taken.length * 2);
  for (const received of mails) {
    const build = buildOf(received);
    expect(build.tags.filter((tag) => !tags.has(tag))).toEqual([]);
    expect(headers).toContain(build.headers.join());
    expect([received.mail.to?.length, received.mail.bcc ?? []]).toEqual([1, []]);
    expect(received.mail.subject).not.toMatch(/\p{Cc}/u);
    expect(received.mail.attachments.map(({ filename }) => filename)).toEqual([`${quote.number}-A-en.pdf`]);
  }
  expect(mails.filter(({ to }) => to === manager)).toHaveLength(taken.length);
  const said = mails.map(({ mail }) => mail.text?.replaceAll('\r\n', '\n') ?? '');
  for (const { name, reason } of taken)
    expect([name, said.filter((text) => text.includes(reason) && text.includes(name)).length >= 2]).toEqual([
      name,
      true,
    ]);

  // A program of sheets would reckon with what begins so.
  for (const start of ['=', '+', '-', '@', '\t', '＝']) {
    await forgetAnswer(quote.id);
    const { status } = await decline(token, { name: `${start}1+1`, reason: `${start}cmd|' /C calc'!A0` });
    expect(status).toBe(200);
    const sa = await signIn(app, 'SA', `Who exports ${start.codePointAt(0)}`);
    const cells = csvLines(await exported(app, sa, 'document')).flat();
    expect(cells.some((cell) => cell.includes("cmd|' /C calc'!A0"))).toBe(true);
    expect(cells.filter((cell) => /^[=+@\t\r＝＋＠-]/.test(cell) && !/^-?\d/.test(cell))).toEqual([]);
  }
}, 300_000);

test('what is no name and no reason is refused, each with its field', async () => {
  const { token } = await linkedQuote(admin);
  const { accept, decline } = linkCalls(app);
  await sql('delete from throttles');
  const wrong: [object, string][] = [
    [{ name: 'x' }, 'name'],
    [{ name: '  x  ' }, 'name'],
    [{ name: '\u202e\u2066x\u2069' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 'x'.repeat(200_000) }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ name: 'a\ud800b' }, 'name'],
    [{ name: 7 }, 'name'],
    [{ name: ['Hedda', 'Storm'] }, 'name'],
    [{ position: 'x'.repeat(121) }, 'position'],
    [{ reason: 'x'.repeat(1001) }, 'reason'],
    [{ reason: 'Late' }, 'reason minLength'],
    [{ reason: ' \n No \n ' }, 'reason'],
    [{ reason: null }, 'reason'],
    [{ reasonCode: 'somethingElse' }, 'reasonCode'],
  ];
  for (const [values, field] of wrong) {
    const reply = await decline(token, values);
    expect([values, reply.status]).toEqual([values, 400]);
    expect(reply.fieldCodes).toEqual([expect.stringMatching(`^${field}( |$)`)]);
  }
  for (const values of [
    { name: 'x' },
    { accepts: 'yes' },
    { gross: 3600 },
    { gross: '1e3' },
    { gross: 'NaN' },
    { chosenLineIds: {} },
  ]) {
    await sql('delete from throttles');
    expect([values, (await accept(token, values)).status]).toEqual([values, 400]);
  }
  expect((await accept(token)).status).toBe(200);
});
