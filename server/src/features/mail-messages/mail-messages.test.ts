import { setTimeout as sleep } from 'node:timers/promises';
import type { MailCounts, MailMessageDetail } from '@mandate/contract/entities/mail-message.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveAccount } from '../../../testing/callers/account-people.ts';
import { callsTo } from '../../../testing/callers/call.ts';
import { askForJob, jobIn } from '../../../testing/callers/jobs.ts';
import { everyRole, inLanguage, type Person, signIn } from '../../../testing/callers/people.ts';
import { grid } from '../../../testing/callers/records.ts';
import {
  openPostOffice,
  type PostOffice,
  type PostOfficeRules,
  useMailServer,
} from '../../../testing/mail/post-office.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { Refusal } from '../../http/refusal.ts';
import { queueMail, wakeSender } from '../../mail/queue/queue-mail.ts';

let app: TestApp;
let office: PostOffice;
let people: Awaited<ReturnType<typeof everyRole>>;
const rules: PostOfficeRules = {};

beforeAll(async () => {
  app = await startTestApp({ mailAllowPrivate: true });
  office = await openPostOffice(rules);
  people = await everyRole(app);
  app.sendMails();
});
afterAll(async () => {
  await app.close();
  await office.close();
});
beforeEach(async () => {
  await useMailServer(app.database, office.port, { paused_at: null });
  await sql('delete from mail_messages');
  office.mails.length = 0;
  delete rules.refuse;
});

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const link = /\/session\/reset-password#([\w-]{43})/;

async function arrived(address: string) {
  const found = () => office.mails.find(({ to }) => to === address)?.mail;
  await until(() => found() !== undefined, `a mail for ${address}`);
  return found() as NonNullable<ReturnType<typeof found>>;
}

/** Queues a mail that nobody sends, since sending is paused. */
async function held(purpose: 'jobDone' | 'passwordReset' = 'jobDone', name = 'ann'): Promise<string> {
  await sql('update mail_servers set paused_at = now()');
  const url = `${app.url}/session/reset-password#${'x'.repeat(43)}`;
  return queueMail(app.database.db, app.seal, {
    ...{ purpose, accountId: null, createdById: null, to: { address: `${name}@client.example`, name } },
    content: { subject: `For ${name}`, blocks: [{ kind: 'action', label: 'Open', url }] },
    notAfter: new Date(Date.now() + 3_600_000),
  });
}

async function stateOf(id: string): Promise<string> {
  return (await sql('select state from mail_messages where id = $1', [id])).rows[0]?.state;
}

async function came(id: string, state: string): Promise<void> {
  await expect.poll(() => stateOf(id)).toBe(state);
}

async function letGo(): Promise<void> {
  await sql('update mail_servers set paused_at = null');
  await wakeSender(app.database.db);
}

const detail = async (person: Person, id: string) =>
  (await person.get<MailMessageDetail>(`/mail-message/get-by-id/${id}`)).data;

async function actions(): Promise<string[]> {
  const { rows } = await sql("select action from audit where entity = 'mail-message' order by id");
  return rows.map(({ action }) => action);
}

describe('an invitation', () => {
  test('goes to the new person by mail, in both forms, with the link its maker is told', async () => {
    const { email, invitation } = await saveAccount(people.SA, { fullName: 'Ida <b>Bold</b>' });
    const { text = '', html = '', subject } = await arrived(String(email));
    expect(subject).toBe('You are invited to Mandate');
    for (const part of [text, html]) expect(part).toContain(invitation?.link);
    expect(text).toContain('Hello Ida <b>Bold</b>,');
    expect(html).toContain('Hello Ida &lt;b&gt;Bold&lt;/b&gt;,');
    expect(invitation?.link.startsWith(app.url)).toBe(true);
    expect(invitation).toMatchObject({ mailedTo: email });
    const { rows } = await sql('select not_after, purpose from mail_messages');
    expect(rows).toMatchObject([{ not_after: invitation?.expiresAt, purpose: 'invitation' }]);
    const token = link.exec(text)?.[1];
    const password = 'marble otter in a quiet canoe';
    expect((await callsTo(app).post('/account/set-password', { token, password })).status).toBe(200);
  });

  test('waits in the queue while sending is off, and is told once alone where no server is set', async () => {
    await useMailServer(app.database, office.port, { enabled: false });
    expect((await saveAccount(people.SA)).invitation).toMatchObject({ mailedTo: null });
    expect((await sql('select state from mail_messages')).rows).toEqual([{ state: 'queued' }]);
    await useMailServer(app.database, office.port, { host: null });
    expect((await saveAccount(people.SA)).invitation?.link).toMatch(link);
    expect((await sql('select 1 from mail_messages')).rowCount).toBe(1);
  });
});

describe('a forgotten password', () => {
  const forget = (email: string, headers = {}) => callsTo(app).post('/account/forgot-password', { email }, headers);

  test('is chosen again behind a link that is mailed and works once', async () => {
    const ann = await signIn(app, 'EDITOR', 'Ann Forgetful');
    const reply = await forget(ann.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect([reply.status, reply.data]).toEqual([200, null]);
    const { text = '', html = '' } = await arrived(ann.email);
    for (const part of [text, html]) expect(part).toMatch(link);
    expect(text).toContain(`${app.url}/session/reset-password#`);
    expect(text + html).not.toContain('evil.example');
    const token = link.exec(text)?.[1];
    const password = 'marble otter in a quiet canoe';
    const set = () => callsTo(app).post('/account/set-password', { token, password });
    expect([(await set()).status, (await set()).errorCode]).toEqual([200, 'linkNotValid']);
  });

  test('makes earlier links useless, and the link ends after thirty minutes', async () => {
    const ben = await signIn(app, 'EDITOR', 'Ben Forgetful');
    const tokens = [];
    for (const _time of [1, 2]) {
      await forget(ben.email);
      tokens.push(link.exec((await arrived(ben.email)).text ?? '')?.[1]);
      office.mails.length = 0;
    }
    const password = 'marble otter in a quiet canoe';
    const set = (token?: string) => callsTo(app).post('/account/set-password', { token, password });
    expect((await set(tokens[0])).errorCode).toBe('linkNotValid');
    const { rows } = await sql(
      'select round(extract(epoch from not_after - created_at) / 60) as minutes from mail_messages',
    );
    expect(rows.map(({ minutes }) => Number(minutes))).toEqual([30, 30]);
    await sql("update one_time_links set expires_at = expires_at - interval '31 minutes'");
    expect((await set(tokens[1])).errorCode).toBe('linkNotValid');
  });

  test('of nobody, of a disabled or removed account, or while mail is off is answered the same and sends nothing', async () => {
    const [off, gone, known] = [
      await signIn(app, 'EDITOR', 'Off'),
      await signIn(app, 'EDITOR', 'Gone'),
      await signIn(app, 'EDITOR', 'Known'),
    ];
    await sql("update accounts set status = 'disabled' where id = $1", [off.id]);
    await sql('update accounts set deleted_at = now() where id = $1', [gone.id]);
    const bodies = [];
    for (const email of ['nobody@client.example', off.email, gone.email]) bodies.push(await forget(email));
    await useMailServer(app.database, office.port, { enabled: false });
    bodies.push(await forget(known.email));
    expect(bodies.map(({ status, data, alerts }) => [status, data, alerts])).toEqual(Array(4).fill([200, null, []]));
    await sleep(150);
    expect((await sql('select 1 from mail_messages')).rowCount).toBe(0);
    expect(
      (
        await sql('select 1 from one_time_links l join accounts a on a.id = l.account_id where a.full_name = $1', [
          'Known',
        ])
      ).rowCount,
    ).toBe(0);
  });

  test('begins its work only after the answer, so its time tells nothing', async () => {
    const ann = await signIn(app, 'EDITOR', 'Ann Slow');
    const holder = await app.database.pool.connect();
    try {
      // Whoever made the mail now would wait for this lock.
      await holder.query('begin');
      await holder.query('lock table mail_messages, one_time_links in access exclusive mode');
      expect((await forget(ann.email)).status).toBe(200);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await arrived(ann.email);
  });

  test('is mailed five times an hour at most', async () => {
    const ann = await signIn(app, 'EDITOR', 'Ann Often');
    for (let time = 0; time < 7; time += 1) {
      await forget(ann.email);
      await sleep(60);
    }
    await sleep(100);
    expect((await sql('select 1 from mail_messages where account_id = $1', [ann.id])).rowCount).toBe(5);
  });
});

describe('a mail is in the language of the person it goes to', () => {
  test('an invitation, whoever invites', async () => {
    const { email } = await saveAccount(people.SA, { fullName: 'Ida Neu', language: 'de' });
    const { text = '', html = '', subject } = await arrived(String(email));
    expect(subject).toBe('Sie sind zu Mandate eingeladen');
    expect(text).toMatch(/^Guten Tag Ida Neu,\n\nfür Sie wurde ein Konto angelegt/);
    expect(text).toMatch(/einmal, bis \d{1,2}\. \p{L}+ \d{4} um \d\d:\d\d/u);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('Wenn die Schaltfläche nicht funktioniert');
  });

  test('a new password, whatever language it is asked for in', async () => {
    const ann = await inLanguage(app, await signIn(app, 'EDITOR', 'Ann Vergesslich'), 'de');
    const ben = await signIn(app, 'EDITOR', 'Ben Anglophone');
    const forget = (email: string, language: string) =>
      callsTo(app).post('/account/forgot-password', { email }, { 'accept-language': language });
    await forget(ann.email, 'en');
    await forget(ben.email, 'de');
    expect((await arrived(ann.email)).subject).toBe('Neues Passwort wählen');
    expect((await arrived(ben.email)).subject).toBe('Choose a new password');
  });

  test('work that has ended, and its notification', async () => {
    const runner = app.runJobs({
      export: async () => ({ rows: 1_240 }),
      import: async () => {
        throw new Refusal('importDiskFull', {}, null);
      },
    });
    const ann = await inLanguage(app, await signIn(app, 'EDITOR', 'Ann Arbeitet'), 'de');
    const ben = await inLanguage(app, await signIn(app, 'EDITOR', 'Ben Arbeitet'), 'de');
    await askForJob(app, ann);
    const failedId = await askForJob(app, ben, { kind: 'import', about: { fileName: 'firmen.csv' } });
    const done = await arrived(ann.email);
    expect(done.subject).toBe('Fertig: Export als CSV (Kunden)');
    expect(done.text).toContain('1.240 Zeilen');
    const said = 'Für die Datei ist zurzeit kein Platz. Bitten Sie einen Administrator, Speicherplatz freizugeben.';
    expect((await arrived(ben.email)).text).toContain(said);
    expect((await jobIn(ben, failedId, 'failed')).error?.message).toBe(said);
    const { rows } = await grid(ben, 'notification');
    expect(rows[0]).toMatchObject({ params: { message: said } });
    await runner.stop();
  });
});

describe('work that has ended', () => {
  test('is told by mail with its counts, or why it failed, and leads to the jobs', async () => {
    const runner = app.runJobs({
      export: async () => ({ rows: 1_240 }),
      import: async () => {
        throw new Refusal('importDiskFull', {}, null);
      },
    });
    const [ann, ben] = [await signIn(app, 'EDITOR', 'Ann Working'), await signIn(app, 'EDITOR', 'Ben Working')];
    await askForJob(app, ann);
    await askForJob(app, ben, { kind: 'import', about: { fileName: 'firms.csv' } });
    const done = await arrived(ann.email);
    expect(done.subject).toBe('Done: Export of Customers as CSV');
    expect(done.text).toContain('1,240 rows');
    for (const part of [done.text, done.html]) expect(part).toContain(`${app.url}/controlPanel/jobs`);
    const failed = await arrived(ben.email);
    expect(failed.subject).toBe('Failed: Import of firms.csv');
    expect(failed.text).toMatch(/disk|room/i);
    await runner.stop();
  });

  test('is not told to people who do not want it, which all say for themselves', async () => {
    const ann = await signIn(app, 'GUEST', 'Ann Quiet');
    const own = (await ann.get<{ version: number; mailJobs: boolean }>(`/account/get-by-id/${ann.id}`)).data;
    expect(own.mailJobs).toBe(true);
    const saved = await ann.post('/account/save', { id: ann.id, version: own.version, mailJobs: false });
    expect([saved.status, saved.data]).toEqual([200, expect.objectContaining({ mailJobs: false })]);
    const runner = app.runJobs({ export: async () => ({ rows: 1 }) });
    const id = await askForJob(app, ann);
    await jobIn(ann, id, 'done');
    await runner.stop();
    expect((await sql('select 1 from mail_messages')).rowCount).toBe(0);
  });
});

describe('the queue of mails', () => {
  test('lists mails to who looks after it, and tells each one with its tries and how it reads', async () => {
    rules.refuse = () => ({ code: 550, text: 'No such user' });
    const id = await held();
    await letGo();
    await came(id, 'failed');
    const { rows } = await grid(people.ADMIN, 'mail-message', { search: 'ann@client' });
    expect(rows).toMatchObject([
      { id, state: 'failed', toAddress: 'ann@client.example', lastCode: 'mailRecipientRefused' },
    ]);
    const { attemptList, rendered } = await detail(people.ADMIN, id);
    expect(attemptList).toMatchObject([
      { number: 1, outcome: 'failed', answer: expect.stringContaining('No such user') },
    ]);
    expect(attemptList[0]?.message).toMatch(/\w+ .*\./);
    expect(rendered?.subject).toBe('For ann');
  });

  test('shows mails that open an account to an SA alone, and the link to nobody', async () => {
    const id = await held('passwordReset');
    expect((await detail(people.ADMIN, id)).rendered).toBeNull();
    const { rendered } = await detail(people.SA, id);
    expect(rendered?.text).toContain('/session/reset-password#…');
    expect(JSON.stringify(rendered)).not.toContain('xxx');
  });

  test('counts mails by state and by hour, and says how sending goes', async () => {
    const id = await held();
    const counts = async () => (await people.ADMIN.get<MailCounts>('/mail-message/get-counts')).data;
    expect((await counts()).sending.state).toBe('paused');
    await people.ADMIN.post('/mail-message/resume', {});
    await came(id, 'sent');
    const { states, hours, sending } = await counts();
    expect(states.find(({ state }) => state === 'sent')?.count).toBe(1);
    expect([hours.length, hours.at(-1)?.sent, hours.reduce((sum, { sent }) => sum + sent, 0)]).toEqual([48, 1, 1]);
    expect(sending.state).toBe('ready');
    await useMailServer(app.database, office.port, { enabled: false });
    expect((await counts()).sending.state).toBe('off');
  });

  test('is paused and resumed, and that is audited once each', async () => {
    for (const call of ['pause', 'pause', 'resume', 'resume']) {
      const { data } = await people.ADMIN.post<MailCounts>(`/mail-message/${call}`, {});
      expect(data.sending.state).toBe(call === 'pause' ? 'paused' : 'ready');
    }
    expect((await actions()).slice(-2)).toEqual(['mailPaused', 'mailResumed']);
  });

  test('sends a mail that left as a new one, and refuses one still on its way or past', async () => {
    const id = await held();
    expect((await people.ADMIN.post(`/mail-message/resend/${id}`, {})).errorCode).toBe('mailStillGoing');
    await letGo();
    await came(id, 'sent');
    const again = await people.ADMIN.post<{ id: string; resentFromId: string }>(`/mail-message/resend/${id}`, {});
    expect(again.data.resentFromId).toBe(id);
    await came(again.data.id, 'sent');
    expect(office.mails.map(({ mail }) => mail.text)).toEqual(Array(2).fill(office.mails[0]?.mail.text));
    expect(new Set(office.mails.map(({ mail }) => mail.messageId)).size).toBe(2);
    expect((await actions()).at(-1)).toBe('mailResent');
    await sql("update mail_messages set not_after = now() - interval '1 minute'");
    expect((await people.ADMIN.post(`/mail-message/resend/${id}`, {})).errorCode).toBe('mailPast');
  });

  test('tries a failed mail again, or all of them, but none that is past', async () => {
    rules.refuse = () => ({ code: 550, text: 'Mailbox full' });
    const [one, two, past] = [await held(), await held('jobDone', 'ben'), await held('jobDone', 'old')];
    await letGo();
    for (const id of [one, two, past]) await came(id, 'failed');
    delete rules.refuse;
    await sql("update mail_messages set not_after = now() - interval '1 minute' where id = $1", [past]);
    expect((await people.ADMIN.post(`/mail-message/retry/${past}`, {})).errorCode).toBe('mailPast');
    expect((await people.ADMIN.post(`/mail-message/retry/${one}`, {})).status).toBe(200);
    await came(one, 'sent');
    expect((await people.ADMIN.post(`/mail-message/retry/${one}`, {})).errorCode).toBe('mailNotToRetry');
    expect((await people.SA.post('/mail-message/retry-failed', {})).data).toEqual({ count: 1 });
    await came(two, 'sent');
    expect(await stateOf(past)).toBe('failed');
  });

  test('lets a waiting mail be cancelled, and no other', async () => {
    const id = await held();
    const cancel = () => people.ADMIN.post<{ state: string }>(`/mail-message/cancel/${id}`, {});
    expect((await cancel()).data.state).toBe('cancelled');
    expect((await cancel()).errorCode).toBe('mailNotWaiting');
    await letGo();
    await sleep(100);
    expect([await stateOf(id), office.mails.length]).toEqual(['cancelled', 0]);
  });

  test('says of a mail whose key is gone that it cannot be read', async () => {
    const id = await held();
    await sql("update mail_messages set content = 's1.gone.AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA'");
    expect((await detail(people.SA, id)).rendered).toBeNull();
    await letGo();
    await came(id, 'failed');
    expect((await detail(people.SA, id)).lastCode).toBe('mailUnreadable');
    expect((await people.SA.post(`/mail-message/resend/${id}`, {})).errorCode).toBe('mailUnreadable');
  });
});
