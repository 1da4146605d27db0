import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import type { DocumentLinks, DocumentSending } from '@mandate/contract/documents/send-request.ts';
import type { NotificationRow } from '@mandate/contract/entities/notification.ts';
import type { ControlPanel } from '@mandate/contract/overview/control-panel.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { issued, projectNow, today } from '../../../../testing/callers/quotable.ts';
import { saved } from '../../../../testing/callers/records.ts';
import { type QuoteToSend, quoteToSend, send } from '../../../../testing/callers/sent-quote.ts';
import {
  openPostOffice,
  type PostOffice,
  type PostOfficeRules,
  useMailServer,
} from '../../../../testing/mail/post-office.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { readUntil } from '../../../../testing/until.ts';

let app: TestApp;
let admin: Person;
let office: PostOffice;
const rules: PostOfficeRules = {};

beforeAll(async () => {
  app = await startTestApp({ mailAllowPrivate: true });
  admin = await signIn(app, 'ADMIN', 'Mara Feld');
  office = await openPostOffice(rules);
  app.sendMails();
});
afterAll(async () => {
  await app.close();
  await office.close();
});
beforeEach(async () => {
  office.mails.length = 0;
  delete rules.breakOff;
  delete rules.refuse;
  await useMailServer(app.database, office.port);
});

const linksOf = async (id: string) => (await admin.get<DocumentLinks>(`/document/get-links/${id}`)).data;
const fateOf = async ({ quote }: QuoteToSend) =>
  (await admin.get<DocumentDetail>(`/document/get-by-id/${quote.id}`)).data.mailFate;

/** What its sender was told of mails that did not arrive. */
async function toldOf({ quote }: QuoteToSend): Promise<Record<string, unknown>[]> {
  const { data } = await admin.post<{ rows: NotificationRow[] }>('/notification/get-grid', {});
  return data.rows
    .filter(({ kind, params }) => kind === 'mailFailed' && params.documentId === quote.id)
    .map(({ params }) => params);
}

const attentionTo = async () => (await admin.get<ControlPanel>('/control-panel/get')).data.attention?.rows ?? [];

/** The id of the mail a document went with last. */
async function messageOf({ quote }: QuoteToSend): Promise<string> {
  const text = 'select message_id from document_mails where document_id = $1 order by created_at desc, id desc limit 1';
  return (await app.database.pool.query(text, [quote.id])).rows[0].message_id;
}

/** Whatever waits for the mail server leaves now. */
async function sendAtOnce(): Promise<void> {
  const { pool } = app.database;
  await pool.query("update mail_messages set next_try_at = now() where state = 'deferred'");
  await pool.query('update mail_sending set failed_at = null, waits_until = null, failures = 0');
  await pool.query("select pg_notify('mandate_queue', 'mail')");
}

const arrived = (count: number) =>
  readUntil(
    async () => office.mails,
    (mails) => mails.length >= count,
    'the mails',
  );

describe('a quote that is sent', () => {
  test('goes to each contact as a mail of their own, with the PDF, a link of their own, and answers to its sender', async () => {
    const ready = await quoteToSend(admin);
    const contactIds = ready.contacts.slice(0, 2).map(({ id }) => id);
    const reply = await send(admin, ready, { contactIds, copyTo: 'office@firm.example' });
    expect(reply.status).toBe(200);
    expect(reply.data.messages).toHaveLength(3);
    expect(new Set(reply.data.links.map(({ link }) => link)).size).toBe(2);
    const mails = await arrived(3);
    const toStorm = mails.find(({ to }) => to === 'storm@norvane.example')?.mail;
    expect(toStorm).toMatchObject({
      subject: `Quote ${ready.quote.number}, revision A`,
      replyTo: [{ address: admin.email }],
      attachments: [{ filename: `${ready.quote.number}-A-en.pdf`, mimeType: 'application/pdf' }],
    });
    expect(toStorm?.text).toContain('Dear Hedda Storm,');
    expect(toStorm?.text).toContain(reply.data.links[0]?.link);
    expect(toStorm?.html).toContain(`href="${reply.data.links[0]?.link}"`);
    const bytes = await fetch(`${app.url}/document/fetch/${ready.quote.id}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(Buffer.from(toStorm?.attachments[0]?.content as ArrayBuffer)).toEqual(
      Buffer.from(await bytes.arrayBuffer()),
    );
    // Who gets a copy cannot answer for the customer.
    expect(mails.find(({ to }) => to === 'office@firm.example')?.raw).not.toContain('/public/document');
    const fates = await readUntil(
      () => linksOf(ready.quote.id),
      ({ mails: all }) => all.every(({ fate }) => fate === 'sent'),
      'the fates',
    );
    expect(fates.mails.map(({ toAddress }) => toAddress).sort()).toEqual([
      ...['office@firm.example', 'ostrow@norvane.example', 'storm@norvane.example'],
    ]);
    const { data } = await admin.get<DocumentDetail>(`/document/get-by-id/${ready.quote.id}`);
    expect(data).toMatchObject({ mailFate: 'sent', openedAt: null });
    expect(data.sentAt).not.toBeNull();
  });

  test('begins with the texts of the firm and what they stand for', async () => {
    const { quote, contacts } = await quoteToSend(admin);
    const { data } = await admin.get<DocumentSending>(`/document/get-sending/${quote.id}`);
    expect(data).toMatchObject({
      ...{ mailIsOn: true, mailIsPaused: false, isExpired: false },
      sender: admin.email,
      subject: 'Quote {number}: {project}',
      values: { number: quote.number, project: 'Flood study' },
      lastDay: addDays(today, 30),
    });
    expect(data.contacts.map(({ id, isFirst }) => [id, isFirst])).toEqual(
      contacts.map(({ id }, index) => [id, index === 0]),
    );
  });

  test('says in its mail nothing of a link or a file that does not go along, and until when a link works', async () => {
    const ready = await quoteToSend(admin);
    const { data: begun } = await admin.get<DocumentSending>(`/document/get-sending/${ready.quote.id}`);
    const { body } = begun;
    await send(admin, ready, { body, attach: false, copyTo: 'office@firm.example' });
    const mails = await arrived(2);
    const textTo = (address: string) => mails.find(({ to }) => to === address)?.mail.text ?? '';
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(begun.lastDay),
    );
    expect(textTo('storm@norvane.example')).toMatch(/accept it here:\s+http/);
    expect(textTo('storm@norvane.example')).toContain(`The link works until ${day}.`);
    expect(textTo('office@firm.example')).toContain('Kind regards');
    for (const said of ['accept it here', 'The link works', 'attached'])
      expect(textTo('office@firm.example')).not.toContain(said);
  });

  test('is not sent to strangers, to who has no address, with unknown placeholders, or for longer than a link works', async () => {
    const ready = await quoteToSend(admin);
    const stranger = (await quoteToSend(admin)).contacts[0]?.id ?? '';
    const wrong = await send(admin, ready, {
      contactIds: [ready.contacts[0]?.id ?? '', stranger],
      subject: 'See {link}',
      body: 'About {salary}',
      expiresOn: addDays(today, 31),
    });
    expect(wrong.fieldCodes).toEqual([
      'subject placeholderUnknown',
      'body placeholderUnknown',
      'contactIds.1 valueNotAllowed',
      'expiresOn linkDayNotPossible',
    ]);
    const nobody = await send(admin, ready, { contactIds: [ready.contacts[2]?.id ?? ''] });
    expect([nobody.status, nobody.errorCode]).toEqual([400, 'recipientNeeded']);
    expect(nobody.errorMessage).toMatch(/^None of these contacts has an e-mail address\./);
    const unwritten = await quoteToSend(admin);
    await app.database.pool.query('update customer_contacts set email = null where customer_id = $1', [
      unwritten.project.customerId,
    ]);
    const sent = await send(admin, unwritten);
    expect([sent.errorCode, sent.errorMessage]).toEqual([
      'recipientNeeded',
      'No contact of Norvane Mutual has an e-mail address.',
    ]);
    expect(await linksOf(ready.quote.id)).toEqual({ links: [], mails: [] });
    const empty = await send(admin, ready, { attach: false, withLink: false });
    expect([empty.status, empty.errorCode]).toEqual([400, 'nothingGoesAlong']);
    // Of a quote that is long past no link works: it is sent without one.
    const past = await quoteToSend(admin);
    await app.database.pool.query('alter table documents disable trigger keep_documents');
    await app.database.pool.query('update documents set valid_until = $2 where id = $1', [
      past.quote.id,
      addDays(today, -31),
    ]);
    await app.database.pool.query('alter table documents enable trigger keep_documents');
    const { data: late } = await admin.get<DocumentSending>(`/document/get-sending/${past.quote.id}`);
    expect(late).toMatchObject({ isExpired: true, body: expect.stringContaining('It was valid until {validUntil}.') });
    expect(late.body).not.toContain('accept');
    expect((await send(admin, past)).fieldCodes).toEqual(['expiresOn linkDayNotPossible']);
    expect((await send(admin, past, { withLink: false })).status).toBe(200);
  });

  test('is printed before it is sent, though nothing is attached, so that the audit names its fingerprint', async () => {
    const ready = await quoteToSend(admin);
    expect(ready.quote.sha256).toBeNull();
    expect((await send(admin, ready, { attach: false })).status).toBe(200);
    const { rows } = await app.database.pool.query(
      "select details from audit where action = 'documentSent' and record_id = $1",
      [ready.quote.id],
    );
    const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(rows).toEqual([{ details: expect.objectContaining({ number: ready.quote.number, sha256 }) }]);
  });

  test('gives its links to be passed on by hand while mail is off, and says that nothing left', async () => {
    await useMailServer(app.database, office.port, { enabled: false });
    const ready = await quoteToSend(admin);
    const { data, alerts } = await send(admin, ready);
    expect(data.messages).toEqual([]);
    expect(data.links).toHaveLength(1);
    expect(alerts).toEqual([expect.stringContaining('no mail left')]);
  });

  test('waits while sending is paused, which is said', async () => {
    await useMailServer(app.database, office.port, { paused_at: new Date().toISOString() });
    const ready = await quoteToSend(admin);
    const { data: begun } = await admin.get<DocumentSending>(`/document/get-sending/${ready.quote.id}`);
    expect(begun).toMatchObject({ mailIsOn: true, mailIsPaused: true });
    expect((await send(admin, ready)).data).toMatchObject({ isPaused: true, messages: [expect.any(String)] });
    await useMailServer(app.database, office.port, { paused_at: null });
  });

  test('is sent by a link alone where its PDF is too large for a mail', async () => {
    const ready = await quoteToSend(admin);
    await admin.get(`/document/get-by-id/${ready.quote.id}`);
    await send(admin, ready, { withLink: false });
    await app.database.pool.query('alter table documents disable trigger keep_documents');
    await app.database.pool.query('update documents set size = 16000000 where id = $1', [ready.quote.id]);
    await app.database.pool.query('alter table documents enable trigger keep_documents');
    office.mails.length = 0;
    const { data, alerts } = await send(admin, ready, { withLink: false });
    expect(alerts).toEqual([expect.stringContaining('too large')]);
    expect(data.links).toHaveLength(1);
    await readUntil(
      async () => office.mails,
      (mails) => mails.some(({ mail }) => mail.attachments.length === 0),
      'the mail',
    );
  });

  test('is told as not sent where the mail server refuses, and as sent once it was sent again', async () => {
    rules.refuse = (to) => (to.startsWith('storm') ? { code: 550, text: 'no such user' } : null);
    const refused = await quoteToSend(admin);
    await send(admin, refused);
    const failed = await readUntil(
      () => linksOf(refused.quote.id),
      ({ mails }) => mails[0]?.fate === 'failed',
      'the fate',
    );
    expect(failed.links[0]).toMatchObject({ state: 'open', openedCount: 0 });
    expect(failed.mails[0]).toMatchObject({
      reason: expect.stringContaining('does not accept mail for this recipient'),
      answer: expect.stringContaining('no such user'),
    });
    const { data: unsent } = await admin.get<DocumentDetail>(`/document/get-by-id/${refused.quote.id}`);
    expect(unsent).toMatchObject({ mailFate: 'failed', sentAt: null });
    const told = await readUntil(
      () => toldOf(refused),
      (all) => all.length > 0,
      'the notification',
    );
    expect(told).toEqual([
      expect.objectContaining({ number: refused.quote.number, name: 'Hedda Storm', code: 'mailRecipientRefused' }),
    ]);
    const attention = { kind: 'mailFailed', projectId: refused.project.id, detail: refused.quote.number };
    expect(await attentionTo()).toContainEqual(expect.objectContaining(attention));
    delete rules.refuse;
    await admin.post(`/mail-message/resend/${await messageOf(refused)}`, {});
    const again = await readUntil(
      () => linksOf(refused.quote.id),
      ({ mails }) => mails[0]?.fate === 'sent',
      'the fate of the second one',
    );
    expect(again.mails.map(({ fate }) => fate)).toEqual(['sent', 'failed']);
    expect(await fateOf(refused)).toBe('sent');
    expect(await attentionTo()).not.toContainEqual(expect.objectContaining(attention));
    expect(await toldOf(refused)).toHaveLength(1);
  });

  test('arrives once where the mail server died having taken it: a person is asked before it is sent again', async () => {
    let times = 0;
    rules.breakOff = (when) => {
      if (when !== 'end') return false;
      times += 1;
      return times === 1;
    };
    const ready = await quoteToSend(admin);
    await send(admin, ready);
    await readUntil(
      () => linksOf(ready.quote.id),
      ({ mails }) => mails[0]?.fate === 'unsure',
      'the fate',
    );
    expect(await fateOf(ready)).toBe('unsure');
    // The server is there again, and whatever comes later leaves: this one does not.
    await sendAtOnce();
    await send(admin, await quoteToSend(admin), { subject: 'Another one' });
    await arrived(2);
    await sendAtOnce();
    expect(office.mails.map(({ mail }) => mail.subject)).toEqual([
      `Quote ${ready.quote.number}, revision A`,
      'Another one',
    ]);
    const id = await messageOf(ready);
    expect((await admin.get(`/mail-message/get-by-id/${id}`)).data).toMatchObject({
      ...{ state: 'failed', mayBeTwice: false, lastCode: 'mailNotRepeated' },
      attemptList: [{ outcome: 'uncertain', message: expect.stringContaining('not sent again by itself') }],
    });
    expect((await admin.post(`/mail-message/retry/${id}`, {})).data).toMatchObject({ mayBeTwice: true });
    await arrived(3);
    await readUntil(
      () => fateOf(ready),
      (fate) => fate === 'sent',
      'the mail',
    );
    expect(office.mails[2]?.mail.messageId).toBe(office.mails[0]?.mail.messageId);
  });

  test('does not leave any more once it was withdrawn or superseded, or its link was taken back, and says so', async () => {
    const { pool } = app.database;
    await pool.query('update mail_servers set paused_at = now()');
    const [withdrawn, superseded] = [await quoteToSend(admin), await quoteToSend(admin)];
    const [revised, linkRevoked] = [await quoteToSend(admin), await quoteToSend(admin)];
    for (const ready of [withdrawn, superseded, revised]) await send(admin, ready);
    await send(admin, linkRevoked, { copyTo: 'office@firm.example' });
    await admin.post(`/document/withdraw/${withdrawn.quote.id}`, { reason: 'wrong prices' });
    const { version } = await projectNow(admin, superseded.project.id);
    const lines = superseded.project.lines.map((line) => ({ ...line, unitPrice: '1300' }));
    const changed = await saved<{ version: number }>(admin, 'project', { id: superseded.project.id, version, lines });
    await issued(admin, { ...superseded.project, version: changed.version });
    const step = { to: 'draft', version: (await projectNow(admin, revised.project.id)).version, reason: 'scope' };
    expect((await admin.post(`/project/transition/${revised.project.id}`, step)).status).toBe(200);
    const [link] = (await linksOf(linkRevoked.quote.id)).links;
    const { data } = await admin.post<DocumentLinks>(`/document/revoke-link/${link?.id}`, {});
    // The copy holds no link.
    expect(data.mails.map(({ toAddress, fate }) => [toAddress, fate])).toEqual([
      ['office@firm.example', 'waiting'],
      ['storm@norvane.example', 'linkRevoked'],
    ]);
    const fates = [withdrawn, superseded, revised, linkRevoked].map(fateOf);
    expect(await Promise.all(fates)).toEqual(['withdrawn', 'superseded', 'withdrawn', 'linkRevoked']);
    await pool.query('update mail_servers set paused_at = null');
    await sendAtOnce();
    await send(admin, await quoteToSend(admin), { subject: 'Another one' });
    await arrived(2);
    expect(office.mails.map(({ to }) => to)).toEqual(['office@firm.example', 'storm@norvane.example']);
    expect(office.mails[1]?.mail.subject).toBe('Another one');

    const id = await messageOf(withdrawn);
    expect((await admin.get(`/mail-message/get-by-id/${id}`)).data).toMatchObject({
      ...{ state: 'cancelled', lastCode: 'mailDocumentWithdrawn' },
      stopped: 'The document was withdrawn, so this email is not sent any more.',
    });
    expect(await admin.post(`/mail-message/resend/${id}`, {})).toMatchObject({
      ...{ status: 409, errorCode: 'mailPast' },
    });
  });

  test('is not tried again where the mail server refused it and it was withdrawn meanwhile', async () => {
    rules.refuse = () => ({ code: 550, text: 'no such user' });
    const ready = await quoteToSend(admin);
    await send(admin, ready);
    await readUntil(
      () => fateOf(ready),
      (fate) => fate === 'failed',
      'the fate',
    );
    await admin.post(`/document/withdraw/${ready.quote.id}`, { reason: 'wrong prices' });
    delete rules.refuse;
    await admin.post('/mail-message/retry-failed', {});
    const id = await messageOf(ready);
    expect((await admin.post(`/mail-message/retry/${id}`, {})).status).toBe(409);
    expect((await admin.get(`/mail-message/get-by-id/${id}`)).data).toMatchObject({ state: 'failed' });
  });
});
