import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import type { PublicDocument } from '@mandate/contract/documents/public-document.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsTo } from '../../../../testing/callers/call.ts';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { projectNow, today } from '../../../../testing/callers/quotable.ts';
import { type QuoteToSend, quoteToSend, send, tokenIn } from '../../../../testing/callers/sent-quote.ts';
import { openPostOffice, type PostOffice, useMailServer } from '../../../../testing/mail/post-office.ts';
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
});
afterAll(async () => {
  await app.close();
  await office.close();
});
// A test makes more calls than one network may in a minute.
beforeEach(() => app.database.pool.query('delete from throttles'));

const ask = <Data = PublicDocument>(verb: string, body: object) =>
  callsTo(app).post<Data>(`/public-document/${verb}`, body);
const name = 'Hedda Storm';
const accept = (token: string, values: object = {}) =>
  ask('accept', { token, name, position: 'Head of claims', gross: '3600', accepts: true, ...values });
const decline = (token: string, values: object = {}) =>
  ask('decline', { token, name, reasonCode: 'price', reason: 'Too much for us', ...values });
const documentNow = async ({ quote }: QuoteToSend) =>
  (await admin.get<DocumentDetail>(`/document/get-by-id/${quote.id}`)).data;

async function linked(values: object = {}): Promise<QuoteToSend & { token: string; option: string }> {
  const ready = await quoteToSend(admin, values);
  return { ...ready, token: tokenIn(await send(admin, ready)), option: ready.project.lines[1]?.id ?? '' };
}

describe('who holds a link', () => {
  test('reads the quote, is told for whom it was made, and opening it changes nothing but the count of openings', async () => {
    const ready = await linked();
    const { data, status } = await ask('open', { token: ready.token });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...{ madeFor: name, number: ready.quote.number, revision: 'A', mayAnswer: true, whyNot: null, answer: null },
      paper: ready.quote.paper,
    });
    expect(JSON.stringify(data)).not.toMatch(/unitCost|margin/i);
    await ask('open', { token: ready.token });
    const { rows } = await app.database.pool.query('select opened_count from document_links where document_id = $1', [
      ready.quote.id,
    ]);
    expect(rows).toEqual([{ opened_count: 2 }]);
    const after = await documentNow(ready);
    expect(after).toMatchObject({ answer: null, state: 'issued' });
    expect(after.openedAt).not.toBeNull();
    const audit = await app.database.pool.query(
      "select details from audit where action = 'documentOpened' and record_id = $1",
      [ready.quote.id],
    );
    expect(audit.rows).toHaveLength(1);
  });

  test('fetches the bytes that were issued, which no cache and no search engine keeps', async () => {
    const { token, quote } = await linked();
    const reply = await fetch(`${app.url}/public-document/fetch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(reply.headers.get('content-disposition')).toContain(`${quote.number}-A-en.pdf`);
    expect([reply.headers.get('cache-control'), reply.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex, nofollow',
    ]);
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('accepts it with an option: it is kept with its fingerprints, and the contact and the manager get the PDF', async () => {
    const ready = await linked();
    office.mails.length = 0;
    const gross = '5400.00';
    const { data, status } = await accept(ready.token, { gross, chosenLineIds: [ready.option] });
    expect(status).toBe(200);
    expect(data).toMatchObject({ mayAnswer: false, answer: { answer: 'accepted', name, on: today } });
    expect(await documentNow(ready)).toMatchObject({
      ...{ answer: 'accepted', answeredBy: name, answeredRole: 'Head of claims', chosenLineIds: [ready.option] },
    });
    const { rows } = await app.database.pool.query(
      'select sha256, terms_sha256, answered_network, answered_agent from documents where id = $1',
      [ready.quote.id],
    );
    expect(rows[0]).toMatchObject({
      ...{ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), terms_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ...{ answered_network: '127.0.0.1', answered_agent: expect.any(String) },
    });
    expect(await projectNow(admin, ready.project.id)).toMatchObject({ status: 'quoted', contractSignedOn: today });
    const mails = await readUntil(
      async () => office.mails,
      (all) => all.length >= 2,
      'the mails',
    );
    for (const { mail } of mails)
      expect(mail.attachments.map(({ filename }) => filename)).toEqual([`${ready.quote.number}-A-en.pdf`]);
    expect(mails.some(({ to }) => to === 'storm@norvane.example')).toBe(true);
  });

  test('declines it with a reason, and then nobody accepts it', async () => {
    const ready = await linked();
    const short = await decline(ready.token, { reason: 'No' });
    expect(short.status).toBe(400);
    expect((await decline(ready.token)).data.answer).toMatchObject({ answer: 'declined', name });
    expect(await documentNow(ready)).toMatchObject({ answerReasonCode: 'price', answerReason: 'Too much for us' });
    const late = await accept(ready.token);
    expect([late.status, late.errorCode]).toEqual([409, 'alreadyAnswered']);
  });

  test('is told when the total is another one, and can choose nothing but options', async () => {
    const { token, project, option } = await linked();
    const other = await accept(token, { gross: '3599.99' });
    expect([other.status, other.errorCode, other.errorMessage]).toEqual([
      ...[409, 'setChanged', 'The total is 3600.00 EUR now. Look at it again, then accept.'],
    ]);
    const fixed = await accept(token, { chosenLineIds: [project.lines[0]?.id] });
    expect(fixed.fieldCodes).toEqual(['chosenLineIds.0 valueNotAllowed']);
    expect((await accept(token, { chosenLineIds: [option, option], gross: '5400' })).status).toBe(200);
  });

  test('of two tabs one is the answer', async () => {
    const { token, quote } = await linked();
    const replies = await Promise.all([accept(token), decline(token), accept(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { rows } = await app.database.pool.query(
      "select count(*)::int from history where record_id = $1 and action = 'save'",
      [quote.id],
    );
    expect(rows[0].count).toBe(1);
  });

  test('approves the project where the firm lets it, in the name of the product', async () => {
    const { pool } = app.database;
    await pool.query("update parameters set value = 'true' where key = 'documents.approveOnAcceptance'");
    const ready = await linked();
    expect((await accept(ready.token)).status).toBe(200);
    expect(await projectNow(admin, ready.project.id)).toMatchObject({
      ...{ status: 'approved', statusReason: ready.quote.number },
    });
    const { rows } = await pool.query(
      "select by_id from history where record_id = $1 and action = 'transition' order by id desc",
      [ready.project.id],
    );
    expect(rows[0].by_id).toBeNull();
    await pool.query("update parameters set value = 'false' where key = 'documents.approveOnAcceptance'");
  });
});

describe('who holds no link that works', () => {
  test('is told one and the same, whether it is unknown, past or taken back', async () => {
    const [past, revoked] = [await linked(), await linked()];
    await app.database.pool.query('update document_links set expires_at = now() where document_id = $1', [
      past.quote.id,
    ]);
    await app.database.pool.query('update document_links set revoked_at = now() where document_id = $1', [
      revoked.quote.id,
    ]);
    const tokens = [past.token, revoked.token, past.token.slice(1), '', 'x'.repeat(43), past.quote.id];
    const bodies = { open: {}, fetch: {}, accept: { name, gross: '1', accepts: true } };
    const told = [];
    for (const token of tokens)
      for (const [verb, body] of Object.entries(bodies)) {
        const { status, errorCode, errorMessage, data } = await ask(verb, { token, ...body });
        told.push(JSON.stringify([status, errorCode, errorMessage, data]));
      }
    expect([...new Set(told)]).toHaveLength(1);
    expect(told[0]).toContain('documentLinkNotValid');
  });

  test('guesses no more than thirty times a minute from one network', async () => {
    const replies = await Promise.all(Array.from({ length: 35 }, (_, at) => ask('open', { token: `guess ${at}` })));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
  });

  test('is told that a quote is past its day, and of one taken back that it is no longer offered', async () => {
    const [late, withdrawn] = [await linked(), await linked()];
    await app.database.pool.query('alter table documents disable trigger keep_documents');
    await app.database.pool.query('update documents set valid_until = $2 where id = $1', [
      late.quote.id,
      addDays(today, -1),
    ]);
    await app.database.pool.query('alter table documents enable trigger keep_documents');
    const day = addDays(today, -1);
    expect((await ask('open', { token: late.token })).data).toMatchObject({
      ...{ mayAnswer: false, whyNot: `This quote was valid until ${day}. Ask for a new one.` },
    });
    expect(await accept(late.token)).toMatchObject({ status: 409, errorCode: 'quoteExpiredPublic' });
    await admin.post(`/document/withdraw/${withdrawn.quote.id}`, { reason: 'Wrong price' });
    for (const reply of [await ask('open', { token: withdrawn.token }), await accept(withdrawn.token)])
      expect(reply).toMatchObject({ status: 409, errorCode: 'documentNotCurrent', data: null });
  });

  test('changes nothing by GET, and a signed-in person gains nothing by a link', async () => {
    const { token, quote } = await linked();
    for (const verb of ['open', 'fetch', 'accept', 'decline'])
      expect((await fetch(`${app.url}/public-document/${verb}?token=${token}`)).status).toBeGreaterThanOrEqual(400);
    const guest = await signIn(app, 'GUEST');
    expect((await guest.get(`/document/get-by-id/${quote.id}`)).status).toBe(404);
    expect(
      (await fetch(`${app.url}/document/get-by-id/${quote.id}`, { headers: { authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(401);
  });
});

test('what is typed into name and reason stays text, whatever it is', async () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'; drop table documents; --",
    '=cmd|calc!A1',
    '{{constructor}}',
    '{link} {contact}',
    'Bcc: all@firm.example',
    '../../etc/passwd',
    '#{7 * 7}',
    '\u202Egnp.exe',
  ];
  for (const payload of hostile) {
    await app.database.pool.query('delete from throttles');
    const ready = await linked();
    office.mails.length = 0;
    const { status } = await decline(ready.token, { name: payload.slice(0, 120), reason: `${payload} indeed` });
    expect(status).toBe(200);
    expect((await documentNow(ready)).answerReason).toContain('indeed');
    const mails = await readUntil(
      async () => office.mails,
      (all) => all.length >= 1,
      'the mail',
    );
    for (const { mail } of mails) {
      expect(mail.html).not.toMatch(/<script|<img src=x/);
      expect(mail.bcc ?? []).toEqual([]);
    }
  }
  const ready = await linked();
  for (const wrong of [
    { name: 'x' },
    { name: 'x'.repeat(121) },
    { name: 'a\u0000b' },
    { name: 7 },
    { reason: 'x'.repeat(1001) },
    { extra: 1 },
  ])
    expect((await decline(ready.token, wrong)).status).toBe(400);
});
