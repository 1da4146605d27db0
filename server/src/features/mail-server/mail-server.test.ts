import { type MailTestStep, mailServerId } from '@mandate/contract/entities/mail-server.ts';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Reply } from '../../../testing/callers/call.ts';
import { everyRole, inLanguage, type Person, signIn } from '../../../testing/callers/people.ts';
import { saved } from '../../../testing/callers/records.ts';
import { type Authority, createAuthority, trust } from '../../../testing/mail/certificates.ts';
import { startMailServer, type TestMailServer } from '../../../testing/mail/start-mail-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type MailServerRecord = Record<string, unknown> & { version: number; hasSecret: boolean };

const secret = 'Tr0ub4dor and three more words';
const account = { username: 'mandate', password: secret };
let authority: Authority;
let mails: TestMailServer;
/** The product as it is run for itself, with everything open, and as it is by itself. */
let open: TestApp;
let closed: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;
let outsider: Person;

beforeAll(async () => {
  authority = await createAuthority();
  trust(authority);
  mails = await startMailServer({
    account,
    certificate: await authority.certify('localhost'),
    refused: { gone: 550, mallory: 550 },
  });
  open = await startTestApp({ mailAllowPrivate: true });
  people = await everyRole(open);
  closed = await startTestApp();
  outsider = await signIn(closed, 'SA');
});

beforeEach(async () => {
  const { pool } = open.database;
  // As at the first start, but for the version, on which its history goes on.
  await pool.query(`update mail_servers set enabled = false, host = null, port = 587, security = 'starttls', auth_method = 'password', username = null,
    secret = null, secret_set_at = null, from_email = null, from_name = null, redirect_all_to = null, footer_text = null,
    last_test_at = null, last_test_result = null, last_test_transcript = null, version = version + 1`);
  await pool.query('delete from throttles');
});

afterAll(async () => {
  await Promise.all([open.close(), closed.close(), mails.close()]);
});

async function current(person: Person = people.SA): Promise<MailServerRecord> {
  return (await person.get<MailServerRecord>('/mail-server/get')).data;
}

async function save(values: object, person: Person = people.SA): Promise<Reply<MailServerRecord>> {
  const { version } = await current(person);
  return person.post<MailServerRecord>('/mail-server/save', { version, ...values });
}

function working(): object {
  return { host: 'localhost', port: mails.port, username: 'mandate', secret, fromEmail: 'mandate@firm.example' };
}

/** Saves settings that work. */
async function setUp(values: object = {}): Promise<MailServerRecord> {
  const reply = await save({ ...working(), ...values });
  expect(reply.fieldCodes).toEqual([]);
  expect(reply.status).toBe(200);
  return reply.data;
}

async function stepsOf(body: object, person: Person = people.SA): Promise<MailTestStep[]> {
  const reply = await person.post<{ steps: MailTestStep[] }>('/mail-server/test', body);
  expect(reply.fieldCodes).toEqual([]);
  return reply.data.steps;
}

describe('the settings of the mail server', () => {
  test('are saved by an SA, read by administrators, and refused to everybody else', async () => {
    const { version } = await setUp({ enabled: true, fromName: 'The firm' });
    expect(await current(people.ADMIN)).toMatchObject({ host: 'localhost', fromName: 'The firm', hasSecret: true });
    for (const role of ['EDITOR', 'GUEST'] as const) {
      const asked = [
        await people[role].get('/mail-server/get'),
        await people[role].post('/mail-server/save', { version, host: 'mail.other.example' }),
        await people[role].post('/mail-server/test', {}),
      ];
      for (const reply of asked) expect(reply).toMatchObject({ status: 403, errorCode: 'notPermitted' });
    }
    for (const values of [{ host: 'mail.other.example' }, { verifyCertificate: false }, { secret: 'another' }]) {
      const reply = await people.ADMIN.post('/mail-server/save', { version, ...values });
      expect(reply).toMatchObject({ status: 403, errorCode: 'notPermitted' });
    }
    expect(await current()).toMatchObject({ version, host: 'localhost', verifyCertificate: true, hasSecret: true });
  });

  test('say everything that is wrong at once', async () => {
    const reply = await save({
      ...{ enabled: true, host: 'not a host', port: 70_000, security: 'ssl', fromEmail: 'nobody', timeoutSeconds: 1 },
      ...{
        heloName: 'a b',
        secret: 'x'.repeat(501),
        redirectAllTo: `${'a'.repeat(10_000)}@firm.example`,
        color: 'red',
      },
    });
    expect(reply.status).toBe(400);
    expect(reply.fieldCodes.sort()).toEqual([
      'color fieldUnknown',
      'fromEmail emailNotValid',
      'heloName hostNotValid',
      'host hostNotValid',
      'port numberOutOfRange',
      'redirectAllTo maxLength',
      'secret maxLength',
      'security valueNotAllowed',
      'timeoutSeconds numberOutOfRange',
      'username fieldRequired',
    ]);
    expect((await save({ enabled: true })).fieldCodes.sort()).toEqual([
      'fromEmail fieldRequired',
      'host fieldRequired',
      'username fieldRequired',
    ]);
    expect((await people.SA.post('/mail-server/save', { host: 'a.example' })).fieldCodes).toEqual([
      'version fieldRequired',
    ]);
  });

  test('may be sent back as they were replied', async () => {
    const record = await setUp();
    const reply = await people.SA.post<MailServerRecord>('/mail-server/save', record);
    expect(reply.status).toBe(200);
    expect(reply.data).toEqual(record);
  });

  test('are merged with what somebody else changed, and refused where both changed the same', async () => {
    const { version } = await setUp();
    const other = await signIn(open, 'SA', 'Another SA');
    await save({ footerText: 'The firm' }, other);
    const merged = await people.SA.post<MailServerRecord>('/mail-server/save', { version, fromName: 'Mandate' });
    expect(merged.data).toMatchObject({ footerText: 'The firm', fromName: 'Mandate', hasSecret: true });
    expect(merged.alerts[0]).toContain('Another SA');
    const refused = await people.SA.post('/mail-server/save', { version, footerText: 'Another firm' });
    expect(refused).toMatchObject({ status: 409, errorCode: 'recordChangedByOther' });
    expect(refused.data).toMatchObject({ current: { footerText: 'The firm', hasSecret: true } });
  });

  test('warn of what is allowed and dangerous', async () => {
    const { alerts } = await save({ ...working(), port: 465, security: 'none', redirectAllTo: 'tests@firm.example' });
    expect(alerts.join('\n')).toMatch(/Port 465.*\n.*Without encryption.*\n.*tests@firm\.example/);
  });
});

describe('the secret of the mail server', () => {
  test('is kept sealed, and told nowhere', async () => {
    const record = await setUp();
    expect(record.hasSecret).toBe(true);
    expect(JSON.stringify(await current(people.SA))).not.toContain(secret);
    const { pool } = open.database;
    const { rows } = await pool.query<{ secret: string }>('select secret from mail_servers');
    expect(rows[0]?.secret).toMatch(/^s1\.[\w-]+\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/);
    await stepsOf({});
    await stepsOf({ secret: 'a wrong password of mine' });
    const tables = await pool.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    );
    for (const { name } of tables.rows) {
      const { rows: held } = await pool.query<{ all: string | null }>(`select json_agg(t)::text as all from ${name} t`);
      for (const said of [secret, 'a wrong password of mine', Buffer.from(secret).toString('base64')])
        expect(held[0]?.all ?? '', name).not.toContain(said);
    }
    expect(open.log.join('\n')).not.toContain(secret);
  });

  test('stays when it is blank or absent, goes with null, and the audit tells that much', async () => {
    const set = await setUp();
    expect((await save({ fromName: 'One', secret: '' })).data.hasSecret).toBe(true);
    expect((await save({ fromName: 'Two', secret: '   ' })).data.hasSecret).toBe(true);
    expect((await save({ fromName: 'Three' })).data).toMatchObject({ secretSetAt: set.secretSetAt });
    expect((await save({ secret: null })).data).toMatchObject({ hasSecret: false, secretSetAt: null });
    expect((await save({ secret: null })).data.hasSecret).toBe(false);
    expect((await save({ secret: 'a new one of mine' })).data.hasSecret).toBe(true);
    const { rows } = await open.database.pool.query(
      "select details->>'change' as change from audit where action = 'mailSecretChanged' order by id desc limit 3",
    );
    expect(rows.map(({ change }) => change)).toEqual(['set', 'removed', 'set']);
  });

  test.each([
    ['host', '127.0.0.1'],
    ['port', 2525],
    ['username', 'somebody'],
  ])('is forgotten with another %s, unless a new one comes along', async (name, value) => {
    await setUp();
    const reply = await save({ [name]: value });
    expect(reply.data.hasSecret).toBe(false);
    expect(reply.alerts.join()).toContain('the password was removed');
    await setUp();
    expect((await save({ [name]: value, secret: 'another one of mine' })).data.hasSecret).toBe(true);
  });

  test('goes with the user name where nobody signs in, and none is taken then', async () => {
    await setUp();
    const reply = await save({ authMethod: 'none' });
    expect(reply.data).toMatchObject({ username: null, hasSecret: false, secretSetAt: null });
    expect(reply.alerts).toEqual([]);
    const kept = { username: 'mandate', secret: 'another one of mine' };
    expect((await save(kept)).data).toMatchObject({ username: null, hasSecret: false });
    expect((await save({ ...kept, authMethod: 'password' })).data).toMatchObject({
      username: 'mandate',
      hasSecret: true,
    });
  });

  test('that was kept is used only for the server and the protection it was kept for', async () => {
    await setUp();
    expect((await stepsOf({})).find(({ step }) => step === 'auth')?.ok).toBe(true);
    for (const other of [{ host: '127.0.0.1', verifyCertificate: false }, { username: 'else' }, { security: 'none' }]) {
      const last = (await stepsOf(other)).at(-1);
      expect(last, JSON.stringify(other)).toMatchObject({ ok: false });
      expect(['mailPasswordMissing', 'mailAuthMissing']).toContain(last?.code);
    }
  });
});

describe('the test of the mail server', () => {
  test('goes step by step, and a mail really arrives', async () => {
    await setUp({ fromName: 'The firm', footerText: 'Kind regards' });
    const steps = await stepsOf({ to: 'bob@firm.example' }, people.ADMIN);
    expect(steps.map(({ step, ok }) => [step, ok])).toEqual(
      ['resolve', 'connect', 'tls', 'auth', 'sender', 'recipient', 'send'].map((step) => [step, true]),
    );
    expect(steps[2]?.message).toMatch(/certificate of localhost is valid until \d{4}-\d\d-\d\d/);
    const mail = mails.mails.at(-1);
    expect(mail).toMatchObject({ from: 'mandate@firm.example', to: ['bob@firm.example'] });
    const read = await PostalMime.parse(mail?.raw ?? '');
    expect(read.subject).toBe('Test email from Mandate');
    expect(read.text).toContain('The ADMIN');
    expect(read.text).toContain('Kind regards');
    expect(await current()).toMatchObject({ lastTestResult: 'passed', lastTestTranscript: steps });
  });

  test('sends nothing without an address, and tells what it would have', async () => {
    await setUp();
    const before = mails.mails.length;
    const steps = await stepsOf({});
    expect(steps.map(({ step }) => step)).toEqual(['resolve', 'connect', 'tls', 'auth', 'sender']);
    expect((await stepsOf({ envelopeFrom: 'mallory@firm.example' })).at(-1)).toMatchObject({
      step: 'sender',
      code: 'mailSenderRefused',
    });
    expect(mails.mails).toHaveLength(before);
  });

  test('goes where everything goes, and says so', async () => {
    await setUp({ redirectAllTo: 'tests@firm.example' });
    const last = (await stepsOf({ to: 'bob@firm.example' })).at(-1);
    expect(last).toMatchObject({ step: 'send', ok: true });
    expect(last?.message).toMatch(/tests@firm\.example instead of bob@firm\.example/);
    expect(mails.mails.at(-1)?.to).toEqual(['tests@firm.example']);
  });

  test('ends with the first step that goes wrong, in a sentence of its own', async () => {
    const record = await setUp();
    const wrong: [object, string, string][] = [
      [{ host: 'mail.nowhere.invalid' }, 'resolve', 'mailHostUnknown'],
      [{ port: 1 }, 'connect', 'mailPortRefused'],
      [{ host: '127.0.0.1', secret }, 'tls', 'mailCertificateOtherName'],
      [{ secret: 'not the right one' }, 'auth', 'mailPasswordWrong'],
      [{ fromEmail: 'mallory@firm.example', to: 'bob@firm.example' }, 'sender', 'mailSenderRefused'],
      [{ to: 'gone@firm.example' }, 'recipient', 'mailRecipientRefused'],
    ];
    const messages = new Set<string>();
    for (const [body, step, code] of wrong) {
      const last = (await stepsOf(body)).at(-1);
      expect(last, code).toMatchObject({ step, code, ok: false });
      messages.add(last?.message ?? '');
    }
    expect(messages.size).toBe(wrong.length);
    // Only what is stored is a test of what is stored: the last one was.
    expect(await current()).toMatchObject({ version: record.version, lastTestResult: 'failed' });
    expect((await save({ port: 2525 })).data).toMatchObject({ lastTestResult: null, lastTestTranscript: null });
  });

  test('takes no address that is none, or that is too long', async () => {
    await setUp();
    const calls = mails.connections;
    for (const to of [
      'nobody',
      `${'a'.repeat(10_000)}@firm.example`,
      'a@firm.example\r\nRCPT TO:<b@firm.example>',
      5,
      '',
    ])
      expect((await people.SA.post('/mail-server/test', { to })).fieldCodes, String(to).slice(0, 40)).toEqual([
        'to emailNotValid',
      ]);
    expect((await people.SA.post('/mail-server/test', { host: null, to: 'bob@firm.example' })).fieldCodes).toEqual([
      'host fieldRequired',
    ]);
    expect(mails.connections).toBe(calls);
  });

  test('does not let an ADMIN weaken the connection', async () => {
    await setUp();
    for (const [field, value] of Object.entries({ verifyCertificate: false, security: 'none' })) {
      const reply = await people.ADMIN.post('/mail-server/test', { [field]: value });
      expect(reply.fieldCodes).toEqual([`${field} notPermitted`]);
    }
    expect((await stepsOf({ security: 'tls' }, people.ADMIN)).at(-1)?.code).toBe('mailTlsFailed');
  });

  test('is told in the language of whoever makes it, and so is the mail it sends', async () => {
    const german = await inLanguage(open, await signIn(open, 'SA', 'German'), 'de');
    const steps = await stepsOf({ ...working(), to: 'probe@firm.example' }, german);
    expect(steps.map(({ ok }) => ok)).not.toContain(false);
    expect(steps[0]?.message).toMatch(/^localhost gefunden: /);
    expect(steps.at(-1)?.message).toBe('Die Test-E-Mail wurde an probe@firm.example gesendet.');
    const refused = await stepsOf({ host: 'localhost', port: 1, username: 'mandate' }, german);
    expect(refused.at(-1)?.message).toMatch(/^localhost nimmt auf Port 1 keine Verbindungen an/);
  });

  test('may be made thirty times an hour by one person', async () => {
    const fast = { host: 'localhost', port: 1, username: 'mandate' };
    for (let made = 0; made < 30; made += 1) await stepsOf(fast);
    const reply = await people.SA.post('/mail-server/test', fast);
    expect(reply).toMatchObject({ status: 429, errorCode: 'tooManyAttempts' });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await people.ADMIN.post('/mail-server/test', fast)).status).toBe(200);
  });
});

describe('without leave for private addresses', () => {
  test('inward hosts and other ports are refused when they are saved', async () => {
    for (const host of ['127.1', '0x7f000001', '[::1]', 'localhost', '169.254.169.254', '::ffff:10.0.0.1']) {
      const reply = await save({ ...working(), host, port: 587 }, outsider);
      expect(reply.fieldCodes, host).toEqual(['host mailHostPrivate']);
    }
    expect((await save({ ...working(), host: '93.184.215.14', port: 22 }, outsider)).fieldCodes).toEqual([
      'port mailPortNotAllowed',
    ]);
    const { alerts, status } = await save({ host: 'mail.nowhere.invalid', username: 'x' }, outsider);
    expect([status, alerts[0]]).toEqual([200, expect.stringContaining('mail.nowhere.invalid')]);
  });

  test('and in a test nobody is called', async () => {
    const calls = mails.connections;
    const body = { host: 'localhost', port: mails.port, username: 'mandate', secret };
    expect(await stepsOf(body, outsider)).toMatchObject([{ step: 'resolve', code: 'mailHostPrivate' }]);
    expect(await stepsOf({ ...body, host: '93.184.215.14' }, outsider)).toMatchObject([
      { step: 'resolve', ok: true },
      { step: 'connect', code: 'mailPortNotAllowed' },
    ]);
    expect(mails.connections).toBe(calls);
  });
});

test('the history of the settings holds no secret, and who may see everything else may not see it either', async () => {
  await setUp();
  await saved(people.SA, 'mail-server', {
    version: (await current()).version,
    secret: 'another one of mine',
    port: 2525,
  });
  const { rows } = await open.database.pool.query(
    "select changes::text as changes from history where entity = 'mail-server' and record_id = $1",
    [mailServerId],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { changes } of rows) expect(changes).not.toMatch(/secret|another one/);
});
