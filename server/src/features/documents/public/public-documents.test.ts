import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkCalls, linkedQuote, answerer as name } from '../../../../testing/callers/link-calls.ts';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { projectNow, today } from '../../../../testing/callers/quotable.ts';
import { grid, savePersonnel, saveProject } from '../../../../testing/callers/records.ts';
import type { QuoteToSend } from '../../../../testing/callers/sent-quote.ts';
import { openPostOffice, type PostOffice, useMailServer } from '../../../../testing/mail/post-office.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { readUntil } from '../../../../testing/until.ts';

let app: TestApp;
let admin: Person;
let office: PostOffice;
let link: ReturnType<typeof linkCalls>;

beforeAll(async () => {
  app = await startTestApp({ mailAllowPrivate: true });
  admin = await signIn(app, 'ADMIN', 'Mara Feld');
  link = linkCalls(app);
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

const documentNow = async ({ quote }: QuoteToSend) =>
  (await admin.get<DocumentDetail>(`/document/get-by-id/${quote.id}`)).data;

describe('who holds a link', () => {
  test('reads the quote, is told for whom it was made, and opening it changes nothing but the count of openings', async () => {
    const ready = await linkedQuote(admin);
    const { data, status } = await link.ask('open', { token: ready.token });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...{ madeFor: name, number: ready.quote.number, revision: 'A', mayAnswer: true, whyNot: null, answer: null },
      gross: ready.quote.gross,
      paper: ready.quote.paper,
    });
    expect(JSON.stringify(data)).not.toMatch(/unitCost|margin/i);
    await link.ask('open', { token: ready.token });
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
    const { token, quote } = await linkedQuote(admin);
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
    const ready = await linkedQuote(admin);
    const file = `${ready.quote.number}-A-en.pdf`;
    const hasFile = ({ mail }: (typeof office.mails)[number]) =>
      mail.attachments.some(({ filename }) => filename === file);
    // What was sent before is there, too, once the quote itself is.
    await readUntil(
      async () => office.mails,
      (all) => all.some(hasFile),
      'the quote',
    );
    office.mails.length = 0;
    const gross = '5400.00';
    const { data, status } = await link.accept(ready.token, { gross, chosenLineIds: [ready.option] });
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
    for (const { mail } of mails) expect(mail.attachments.map(({ filename }) => filename)).toEqual([file]);
    expect(mails.some(({ to }) => to === 'storm@norvane.example')).toBe(true);
  });

  test('answers, and its sender and the manager are told what was said, what it comes to, and what is left to do', async () => {
    const manager = await signIn(app, 'EDITOR', 'Mona Manager');
    const another = await signIn(app, 'EDITOR', 'Another Manager');
    const { id: projectManagerId } = await savePersonnel(admin, { firstName: 'Mona', userId: manager.id });
    const [bought, turnedDown] = [
      await linkedQuote(admin, { projectManagerId }),
      await linkedQuote(admin, { projectManagerId }),
    ];
    office.mails.length = 0;
    await link.accept(bought.token, { gross: '5400', chosenLineIds: [bought.option] });
    await link.decline(turnedDown.token);
    for (const person of [manager, admin]) {
      const { rows } = await grid(person, 'notification');
      const told = rows.map(({ kind, params }) => [kind, (params as { answer: string; number: string }).number]);
      for (const { quote } of [bought, turnedDown]) expect(told).toContainEqual(['quoteAnswered', quote.number]);
    }
    expect((await grid(another, 'notification')).rows).toEqual([]);
    const mails = await readUntil(
      async () => office.mails.filter(({ mail }) => !mail.subject?.endsWith('revision A')),
      (all) => all.length >= 4,
      'the mails',
    );
    const textTo = (to: string, { quote }: QuoteToSend) =>
      mails.find((each) => each.to === to && each.mail.text?.includes(quote.number))?.mail.text;
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(today));
    const toManager = textTo(manager.email, bought);
    for (const said of [
      `on ${day}`,
      '5,400.00\u00A0EUR',
      'Model',
      'stays quoted until somebody approves it',
      '/home/document/',
    ])
      expect(toManager).toContain(said);
    expect(textTo(manager.email, turnedDown)).toContain('stays quoted until somebody closes it as lost');
    const toContact = textTo('storm@norvane.example', bought);
    for (const said of [`${name} accepted`, day, '5,400.00\u00A0EUR', 'Model', 'no qualified electronic signature'])
      expect(toContact).toContain(said);
    expect(toContact).not.toContain('/home/');
    const { ordered } = await documentNow(bought);
    expect(ordered).toEqual({ gross: '5400.00', options: [{ id: bought.option, text: 'Model', net: '1800.00' }] });
    expect((await documentNow(turnedDown)).ordered).toBeNull();
    // What an answer does not do: nothing of the project moves, and who answered is nobody of the firm.
    for (const { project } of [bought, turnedDown]) expect((await projectNow(admin, project.id)).status).toBe('quoted');
    const history = await admin.get<{ rows: { by: object | null; action: string }[] }>(
      `/document/history/${bought.quote.id}`,
    );
    expect(history.data.rows[0]).toMatchObject({ by: null, action: 'save' });
  });

  test('declines it with a reason, and then nobody accepts it', async () => {
    const ready = await linkedQuote(admin);
    const short = await link.decline(ready.token, { reason: 'No' });
    expect(short.status).toBe(400);
    expect((await link.decline(ready.token)).data.answer).toMatchObject({ answer: 'declined', name });
    expect(await documentNow(ready)).toMatchObject({ answerReasonCode: 'price', answerReason: 'Too much for us' });
    const late = await link.accept(ready.token);
    expect([late.status, late.errorCode]).toEqual([409, 'alreadyAnswered']);
  });

  test('is told when the total is another one, and can choose nothing but options', async () => {
    const { token, project, option } = await linkedQuote(admin);
    const other = await link.accept(token, { gross: '3599.99' });
    expect([other.status, other.errorCode, other.errorMessage]).toEqual([
      ...[409, 'setChanged', 'The total is 3,600.00\u00A0EUR now. Look at it again, then accept.'],
    ]);
    const fixed = await link.accept(token, { chosenLineIds: [project.lines[0]?.id] });
    expect(fixed.fieldCodes).toEqual(['chosenLineIds.0 valueNotAllowed']);
    expect((await link.accept(token, { chosenLineIds: [option, option], gross: '5400' })).status).toBe(200);
  });

  test('of two tabs one is the answer', async () => {
    const { token, quote } = await linkedQuote(admin);
    const replies = await Promise.all([link.accept(token), link.decline(token), link.accept(token)]);
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
    const ready = await linkedQuote(admin);
    expect((await link.accept(ready.token)).status).toBe(200);
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

  test('accepted with an option: who approves it is told what joined the contract, and not without the right to prices', async () => {
    const approve = async (person: Person) => {
      const { project, token, option } = await linkedQuote(admin);
      expect((await link.accept(token, { gross: '5400', chosenLineIds: [option] })).status).toBe(200);
      const { version } = await projectNow(admin, project.id);
      return person.post(`/project/transition/${project.id}`, {
        to: 'approved',
        version,
        acknowledged: ['costMissing'],
      });
    };
    const told = '1 option the customer ordered joined the contract: 1800.00\u00A0EUR net.';
    expect((await approve(admin)).alerts).toEqual([told]);
    const blind = await approve(await signIn(app, 'ADMIN', 'Sees No Prices', []));
    expect([blind.status, blind.alerts]).toEqual([200, []]);
  });

  test('approves what comes to something else by now, and tells who sees prices what was accepted and what it comes to', async () => {
    const { pool } = app.database;
    await pool.query("update parameters set value = 'true' where key = 'documents.approveOnAcceptance'");
    const otherwise = { accepted: '3600.00\u00A0EUR', total: '4500.00\u00A0EUR' };
    const sees = await signIn(app, 'EDITOR', 'Max Manager');
    const isBlind = await signIn(app, 'EDITOR', 'Moritz Manager', []);
    for (const manager of [sees, isBlind]) {
      const told = manager === sees ? otherwise : undefined;
      const { id: projectManagerId } = await savePersonnel(admin, { firstName: manager.id, userId: manager.id });
      const { project, quote, token } = await linkedQuote(admin, { projectManagerId });
      const { version, lines } = await projectNow(admin, project.id);
      const changed = lines.map(({ id }, at) => ({ id, ...(at === 0 && { unitPrice: '1500' }) }));
      await saveProject(admin, { id: project.id, version, lines: changed });
      office.mails.length = 0;
      expect((await link.accept(token)).status).toBe(200);
      expect((await projectNow(admin, project.id)).status).toBe('approved');
      const [row] = (await grid(manager, 'notification')).rows;
      const params = (row?.params ?? {}) as { otherwise?: object };
      expect(params).toMatchObject({ answer: 'accepted', number: quote.number });
      expect(params.otherwise).toEqual(told);
      const [mail] = await readUntil(
        async () => office.mails.filter(({ to }) => to === manager.email),
        (all) => all.length > 0,
        'the mail to the manager',
      );
      expect(
        /accepted 3,600\.00\u00A0EUR, and the project comes to 4,500\.00\u00A0EUR/.test(mail?.mail.text ?? ''),
      ).toBe(told !== undefined);
    }
    await pool.query("update parameters set value = 'false' where key = 'documents.approveOnAcceptance'");
  });
});
