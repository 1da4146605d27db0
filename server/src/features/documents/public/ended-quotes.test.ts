import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import type { DocumentLinks } from '@mandate/contract/documents/send-request.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerer,
  type LinkedQuote,
  linkBodies,
  linkCalls,
  linkedQuote,
  toldByLink,
} from '../../../../testing/callers/link-calls.ts';
import { set } from '../../../../testing/callers/parameters.ts';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { issued, previewed, projectNow, today } from '../../../../testing/callers/quotable.ts';
import { saveProject } from '../../../../testing/callers/records.ts';
import type { QuoteToSend } from '../../../../testing/callers/sent-quote.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const firm = 'Halberd & Lane';

let app: TestApp;
let admin: Person;
let link: ReturnType<typeof linkCalls>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN', 'Mara Feld');
  link = linkCalls(app);
  await set(admin, 'company.name', firm);
});
afterAll(() => app.close());
// A test makes more calls than one network may in a minute.
beforeEach(() => app.database.pool.query('delete from throttles'));

const documentNow = async ({ quote }: QuoteToSend) =>
  (await admin.get<DocumentDetail>(`/document/get-by-id/${quote.id}`)).data;

/** Changes a document behind its back. */
async function changeDocument({ quote }: QuoteToSend, assignments: string): Promise<void> {
  const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
  await sql('alter table documents disable trigger keep_documents');
  await sql(`update documents set ${assignments} where id = $1`, [quote.id]);
  await sql('alter table documents enable trigger keep_documents');
}

test('a quote is read after its day and not answered; on its last day it is', async () => {
  const [late, last] = [await linkedQuote(admin), await linkedQuote(admin)];
  const day = addDays(today, -1);
  await changeDocument(late, `valid_until = '${day}'`);
  await changeDocument(last, `valid_until = '${today}'`);
  const whyNot = `This quote was valid until ${day}. Ask for a new one.`;
  expect((await link.ask('open', { token: late.token })).data).toMatchObject({ mayAnswer: false, whyNot });
  for (const reply of [await link.accept(late.token), await link.decline(late.token)])
    expect(reply).toMatchObject({ status: 409, errorCode: 'quoteExpiredPublic', errorMessage: whyNot });
  expect(await documentNow(late)).toMatchObject({ answer: null });
  expect((await link.accept(last.token)).status).toBe(200);
});

test('a quote is not answered any more once its project was approved by hand: it is read, and says why', async () => {
  const decided = await linkedQuote(admin);
  const { version } = await projectNow(admin, decided.project.id);
  const step = { to: 'approved', version, acknowledged: ['costMissing'], values: { contractSignedOn: today } };
  expect((await admin.post(`/project/transition/${decided.project.id}`, step)).status).toBe(200);
  const { data } = await link.ask('open', { token: decided.token });
  const whyNot = 'This quote was already decided on. Ask Halberd & Lane.';
  expect(data).toMatchObject({ mayAnswer: false, whyNot, isDecided: true, answer: null });
  const options = { gross: '5400', chosenLineIds: [decided.option] };
  for (const reply of [await link.accept(decided.token, options), await link.decline(decided.token)])
    expect(reply).toMatchObject({ status: 409, errorCode: 'quoteDecided', errorMessage: whyNot });
  expect(await documentNow(decided)).toMatchObject({ answer: null, state: 'issued' });
});

test('a quote is no longer offered once it was superseded, withdrawn, or its project is lost: nothing of it is told but its language, how it ended and their own acceptance', async () => {
  const [superseded, withdrawn, lost] = [await linkedQuote(admin), await linkedQuote(admin), await linkedQuote(admin)];
  const repriced = async ({ project: { id, lines } }: LinkedQuote) => {
    const { version } = await projectNow(admin, id);
    return saveProject(admin, { id, version, lines: lines.map((line) => ({ ...line, unitPrice: '1300' })) });
  };
  await issued(admin, await repriced(superseded));
  await admin.post(`/document/withdraw/${withdrawn.quote.id}`, { reason: 'Wrong price' });
  const quoted = await projectNow(admin, lost.project.id);
  const step = { to: 'lost', version: quoted.version, reason: 'Too dear' };
  expect((await admin.post(`/project/transition/${lost.project.id}`, step)).status).toBe(200);
  const ends = [
    { ...superseded, ended: 'superseded' },
    { ...withdrawn, ended: 'withdrawn' },
    { ...lost, ended: 'withdrawn' },
  ];
  for (const { token, ended } of ends)
    for (const [verb, body] of Object.entries(linkBodies)) {
      const reply = await link.ask(verb, { token, ...body });
      expect([verb, reply.status, reply.errorCode, reply.data]).toEqual([
        ...[verb, 409, 'documentNotCurrent', { firm, language: 'en', ended }],
      ]);
    }
  const { data: draft } = await admin.post<{ version: number }>(`/project/transition/${lost.project.id}`, {
    ...{ to: 'draft', version: (await projectNow(admin, lost.project.id)).version },
  });
  const revised = { errorCode: 'documentNotCurrent', errorMessage: 'This quote is being revised.' };
  expect(await link.ask('open', { token: lost.token })).toMatchObject({ ...revised, data: { ended: 'revised' } });
  expect(await link.accept(lost.token)).toMatchObject(revised);
  await issued(admin, { ...lost.project, version: draft.version });
  expect(await link.ask('open', { token: lost.token })).toMatchObject({
    ...{
      errorCode: 'documentNotCurrent',
      errorMessage: 'This version is no longer offered.',
      data: { ended: 'superseded' },
    },
  });
  // Who accepted it goes on reading that they did.
  const accepted = await linkedQuote(admin);
  await link.accept(accepted.token, { gross: '5400', chosenLineIds: [accepted.option] });
  const preview = await previewed(admin, await repriced(accepted));
  expect(preview.ends).toEqual({ name: answerer, revision: 1, gross: '5400.00', currency: 'EUR' });
  await issued(admin, await projectNow(admin, accepted.project.id));
  expect(await link.ask('open', { token: accepted.token })).toMatchObject({
    ...{ status: 409, errorMessage: 'This version is no longer offered.' },
    data: { accepted: { name: answerer, on: today, gross: '5400.00', currency: 'EUR' } },
  });
  // Taken back besides, it is as good as never made.
  const { data } = await admin.get<DocumentLinks>(`/document/get-links/${withdrawn.quote.id}`);
  await admin.post(`/document/revoke-link/${data.links[0]?.id}`, {});
  expect(await toldByLink(link, withdrawn.token)).toEqual(await toldByLink(link, 'never made'));
});
