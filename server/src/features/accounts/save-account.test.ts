import type { Role } from '@mandate/contract/access/roles.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountRecord,
  accountPeople,
  accountsPrint,
  saveAccount,
} from '../../../testing/callers/account-people.ts';
import { callsTo } from '../../../testing/callers/call.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof accountPeople>>;

beforeAll(async () => {
  app = await startTestApp();
  people = await accountPeople(app);
});
afterAll(() => app.close());

const password = 'marble otter in a quiet canoe';
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const newcomer = <Values extends object>(values = {} as Values) => ({
  fullName: 'Nora New',
  email: `${uuidV7()}@mandate.example`,
  ...values,
});

/** What a save is answered, once it is certain that nothing was stored. */
async function refused(person: Person, body: object) {
  const before = await accountsPrint(app);
  const { status, errorCode, fieldCodes } = await person.post('/account/save', body);
  expect(await accountsPrint(app)).toBe(before);
  return [status, errorCode, ...fieldCodes];
}

/** Somebody of a role who gave the password longer ago than it counts. */
async function unconfirmed(role: Role): Promise<Person> {
  const person = await signIn(app, role, `Unconfirmed ${role} ${uuidV7().slice(-6)}`);
  await sql("update sessions set confirmed_at = now() - interval '11 minutes' where account_id = $1", [person.id]);
  return person;
}

describe('a new account', () => {
  test('with a password may sign in at once', async () => {
    const account = await saveAccount(people.ADMIN, newcomer({ email: 'Nora.New@Mandate.Example', password }));
    expect(account).toMatchObject({ email: 'nora.new@mandate.example', status: 'active', role: 'GUEST', version: 1 });
    expect(account).not.toHaveProperty('invitation');
    const signedIn = await callsTo(app).post('/account/verify-account', { username: account.email, password });
    expect(signedIn.status).toBe(200);
  });

  test('without a password is invited, and the link is told once', async () => {
    const { invitation, ...account } = await saveAccount(people.ADMIN, newcomer());
    expect(account.status).toBe('invited');
    expect(invitation?.link).toMatch(/\/session\/reset-password#[\w-]{20,}$/);
    expect(Date.parse(String(invitation?.expiresAt))).toBeGreaterThan(Date.now());
    const again = await people.ADMIN.get<AccountRecord>(`/account/get-by-id/${account.id}`);
    expect(again.data).toEqual(account);
    const resent = await people.ADMIN.post<AccountRecord>('/account/save', { ...account, invitation });
    expect(resent.data).toEqual(account);
    const { rows } = await sql('select action from audit where record_id = $1 order by id', [account.id]);
    expect(rows.map(({ action }) => action)).toEqual(['create', 'invited']);
    const token = String(invitation?.link.split('#')[1]);
    for (const table of ['history', 'audit', 'one_time_links', 'accounts', 'deletions'])
      expect((await sql(`select 1 from ${table} t where t::text like $1`, [`%${token}%`])).rows).toEqual([]);
    expect(app.log.join()).not.toContain(token);
  });

  test('takes no password that is too short or too weak, and says so with everything else', async () => {
    expect(await refused(people.SA, newcomer({ fullName: 'x', password: 'short' }))).toEqual([
      400,
      'validationFailed',
      'fullName minLength',
      'password minLength',
    ]);
    expect(await refused(people.SA, newcomer({ password: 'password1' }))).toContain('password passwordTooWeak');
    expect(await refused(people.SA, newcomer({ password: 12345678 }))).toContain('password textNotValid');
    expect(await refused(people.SA, newcomer({ password: 'x'.repeat(257) }))).toContain('password maxLength');
  });

  test('has a status that does not contradict its password', async () => {
    const fault = [400, 'validationFailed', 'status valueNotAllowed'];
    expect(await refused(people.SA, newcomer({ status: 'active' }))).toEqual(fault);
    expect(await refused(people.SA, newcomer({ status: 'invited', password }))).toEqual(fault);
    expect((await saveAccount(people.SA, newcomer({ status: 'invited' }))).invitation).toBeDefined();
    expect(await saveAccount(people.ADMIN, newcomer({ status: 'active', password }))).toMatchObject({
      status: 'active',
    });
    const disabled = await saveAccount(people.ADMIN, newcomer({ status: 'disabled', password: '' }));
    expect([disabled.status, disabled.invitation]).toEqual(['disabled', undefined]);
  });

  test('sent twice under one id is made once', async () => {
    const body = newcomer({ id: uuidV7(), password });
    const [one, other] = await Promise.all([people.SA, people.SA].map((sa) => saveNew(sa, body)));
    expect(one).toEqual(other);
    const invited = newcomer({ id: uuidV7() });
    const both = await Promise.all([people.SA, people.SA].map((sa) => saveNew(sa, invited)));
    expect(both.filter(({ invitation }) => invitation).length).toBe(1);
    const { rows } = await sql('select 1 from one_time_links where account_id = $1', [invited.id]);
    expect(rows.length).toBe(1);
    expect(await refused(people.SA, { ...invited, fullName: 'Another' })).toEqual([409, 'idAlreadyUsed']);
    expect(await refused(people.SA, { fullName: 'X Y', email: 'x@y.example', id: people.SA.id })).toEqual([
      409,
      'idAlreadyUsed',
    ]);
  });

  test('asked for again under the same Idempotency-Key tells the same link', async () => {
    const body = newcomer();
    const ask = () => people.ADMIN.post<AccountRecord>('/account/save', body, { 'idempotency-key': 'a-lost-reply' });
    const [first, again] = [await ask(), await ask()];
    expect(first.data.invitation?.link).toBeDefined();
    expect(again.data).toEqual(first.data);
  });

  test.each(['EDITOR', 'GUEST', 'member'] as const)('is made by no %s', async (who) => {
    expect(await refused(people[who], newcomer())).toEqual([403, 'notPermitted']);
    expect(await refused(people[who], newcomer({ id: people[who].id }))).toEqual([403, 'notPermitted']);
    expect(await refused(people[who], {})).toEqual([403, 'notPermitted']);
  });

  test('of an SA or ADMIN is made by an SA who just gave the password', async () => {
    for (const role of ['SA', 'ADMIN']) {
      expect(await refused(people.ADMIN, newcomer({ role }))).toEqual([403, 'notPermitted', 'role notPermitted']);
      expect(await refused(await unconfirmed('SA'), newcomer({ role }))).toEqual([403, 'reauthNeeded']);
      expect((await saveAccount(people.SA, newcomer({ role }))).role).toBe(role);
    }
    for (const role of ['EDITOR', 'GUEST'])
      expect((await saveAccount(await unconfirmed('ADMIN'), newcomer({ role }))).role).toBe(role);
  });

  test.each(['tokenVersion', 'passwordHash', 'password_hash', 'hourlyRate', 'mustChangePassword', 'isAdmin'])(
    'cannot be given %s',
    async (field) => {
      expect(await refused(people.SA, newcomer({ [field]: 'x' }))).toEqual([
        400,
        'validationFailed',
        `${field} fieldUnknown`,
      ]);
    },
  );

  test('names as its maker who really made it, whatever is sent', async () => {
    const personnelId = uuidV7();
    const sent = newcomer({ createdById: people.SA.id, createdAt: '2001-01-01', personnelId, isDeleted: true });
    const account = await saveAccount(people.ADMIN, sent);
    expect(account).toMatchObject({ createdBy: { id: people.ADMIN.id }, personnelId: null, deletedAt: null });
    expect(account.createdAt).not.toMatch(/^2001/);
  });
});

async function saveNew(person: Person, body: object): Promise<AccountRecord> {
  return (await person.post<AccountRecord>('/account/save', body)).data;
}

describe('an address', () => {
  test('is held by one account for ever, in any spelling', async () => {
    const held = await saveAccount(people.ADMIN, newcomer({ email: 'held@mandate.example', fullName: 'The holder' }));
    const taken = async (person: Person) => refused(person, newcomer({ email: 'HELD@mandate.example' }));
    expect(await taken(people.ADMIN)).toEqual([409, 'valueNotUnique', 'email valueNotUnique']);
    await people.ADMIN.del(`/account/remove/${held.id}`);
    expect(await taken(people.ADMIN)).toEqual([409, 'valueUsedByDeleted', 'email valueUsedByDeleted']);
    expect(await taken(people.SA)).toEqual([409, 'valueUsedByDeleted', 'email valueUsedByDeleted']);
  });

  test('of somebody the ADMIN may not see is taken, and no more is said', async () => {
    const reply = await people.ADMIN.post('/account/save', newcomer({ email: people.SA.email }));
    expect([reply.status, reply.errorCode]).toEqual([409, 'valueTaken']);
    expect(JSON.stringify(reply.data)).not.toContain(people.SA.fullName);
  });

  test('asked for by twenty at once is given to one', async () => {
    const email = 'race@mandate.example';
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => people.ADMIN.post('/account/save', newcomer({ email }))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });
});

describe('an account that exists', () => {
  test('of an editor or guest is changed by ADMIN and SA, any other by an SA', async () => {
    const editor = await saveAccount(people.SA, newcomer({ role: 'EDITOR', password }));
    const changed = await saveAccount(people.ADMIN, { id: editor.id, version: 1, email: 'New.One@mandate.example' });
    expect(changed).toMatchObject({ email: 'new.one@mandate.example', version: 2 });
    const admin = await signIn(app, 'ADMIN', 'A fellow');
    expect(await refused(people.ADMIN, { id: admin.id, version: 1, fullName: 'Other' })).toEqual([
      404,
      'recordNotFound',
    ]);
    expect((await saveAccount(people.SA, { id: admin.id, version: 1, fullName: 'Other' })).fullName).toBe('Other');
  });

  test('takes no password by a save', async () => {
    const { id, version } = await saveAccount(people.ADMIN, newcomer());
    expect(await refused(people.ADMIN, { id, version, password })).toEqual([
      400,
      'validationFailed',
      'password fieldUnknown',
    ]);
  });

  test('is not raised to ADMIN or SA by an ADMIN, together with whatever is sent', async () => {
    const { id } = await saveAccount(people.SA, newcomer({ role: 'EDITOR' }));
    for (const role of ['SA', 'ADMIN'])
      for (const values of [{}, { grants: null }, { status: 'disabled' }, { fullName: 'Other' }])
        expect(await refused(people.ADMIN, { id, version: 1, role, ...values })).toEqual([
          403,
          'notPermitted',
          'role notPermitted',
        ]);
    expect((await saveAccount(people.ADMIN, { id, version: 1, role: 'GUEST' })).role).toBe('GUEST');
    expect((await saveAccount(people.SA, { id, version: 2, role: 'SA' })).role).toBe('SA');
    expect(await refused(people.ADMIN, { id, version: 3, role: 'GUEST' })).toEqual([404, 'recordNotFound']);
  });

  test('is given by an ADMIN only grants they have themselves; those others gave stay', async () => {
    const { id } = await saveAccount(people.SA, newcomer({ role: 'EDITOR' }));
    const notHis = [403, 'notPermitted', 'grants notPermitted'];
    expect(await refused(people.ADMIN, { id, version: 1, grants: ['seeBank'] })).toEqual(notHis);
    expect(await refused(people.ADMIN, newcomer({ role: 'EDITOR', grants: ['seeBank'] }))).toEqual(notHis);
    await saveAccount(people.SA, { id, version: 1, grants: ['seeBank'] });
    const kept = await saveAccount(people.ADMIN, { id, version: 2, grants: ['exportData', 'seeBank', 'seeRates'] });
    expect(kept.grants).toEqual(['seeRates', 'seeBank', 'exportData']);
    const same = await saveAccount(people.ADMIN, { id, version: 3, grants: ['seeBank', 'exportData', 'seeRates'] });
    expect(same.version).toBe(3);
    // Also what a role brings along is given by who makes somebody of this role.
    const poor = await signIn(app, 'ADMIN', 'Without rates');
    await sql("update accounts set grants = '{exportData}' where id = $1", [poor.id]);
    expect(await refused(poor, newcomer({ role: 'EDITOR' }))).toEqual(notHis);
    expect((await saveAccount(poor, newcomer({ role: 'EDITOR', grants: ['exportData'] }))).role).toBe('EDITOR');
  });

  test('has no grants that its role cannot have', async () => {
    const { id } = await saveAccount(people.SA, newcomer({ role: 'EDITOR', grants: ['seeCosts'] }));
    const fault = [400, 'validationFailed', 'grants valueNotAllowed'];
    expect(await refused(people.SA, { id, version: 1, role: 'GUEST' })).toEqual(fault);
    expect(await refused(people.SA, newcomer({ role: 'GUEST', grants: ['seeRates'] }))).toEqual(fault);
    expect(await refused(people.SA, { id, version: 1, grants: ['everything'] })).toEqual([
      400,
      'validationFailed',
      'grants.0 valueNotAllowed',
    ]);
  });

  test('gets another role or other grants from who just gave the password', async () => {
    const { id } = await saveAccount(people.SA, newcomer({ role: 'EDITOR', password }));
    for (const role of ['SA', 'ADMIN'] as const) {
      const person = await unconfirmed(role);
      for (const values of [{ role: 'GUEST' }, { grants: ['seeRates'] }])
        expect(await refused(person, { id, version: 1, ...values })).toEqual([403, 'reauthNeeded']);
    }
    const person = await unconfirmed('ADMIN');
    expect((await saveAccount(person, { id, version: 1, role: 'EDITOR', fullName: 'Renamed' })).version).toBe(2);
    expect((await saveAccount(person, { id, version: 2, status: 'disabled' })).version).toBe(3);
  });

  test('keeps to the order of statuses: invited by nobody who has a password, active by nobody who has none', async () => {
    const fault = [400, 'validationFailed', 'status valueNotAllowed'];
    const ready = await saveAccount(people.ADMIN, newcomer({ password }));
    expect(await refused(people.ADMIN, { id: ready.id, version: 1, status: 'invited' })).toEqual(fault);
    await saveAccount(people.ADMIN, { id: ready.id, version: 1, status: 'disabled' });
    expect((await saveAccount(people.ADMIN, { id: ready.id, version: 2, status: 'active' })).status).toBe('active');

    const invited = await saveAccount(people.ADMIN, newcomer());
    expect(await refused(people.SA, { id: invited.id, version: 1, status: 'active' })).toEqual(fault);
    await saveAccount(people.ADMIN, { id: invited.id, version: 1, status: 'disabled' });
    expect(await refused(people.ADMIN, { id: invited.id, version: 2, status: 'active' })).toEqual(fault);
    const again = await saveAccount(people.ADMIN, { id: invited.id, version: 2, status: 'invited' });
    expect(again.invitation?.link).toBeDefined();
    expect(again.invitation?.link).not.toBe(invited.invitation?.link);
  });

  test.each([
    ['another role', { role: 'GUEST' }, true],
    ['other grants', { grants: ['seeRates'] }, true],
    ['another status', { status: 'disabled' }, true],
    ['another name and address', { fullName: 'Renamed', email: 'renamed@mandate.example' }, false],
  ])('that is given %s has it on the very next call', async (_what, values, isOut) => {
    const editor = await signIn(app, 'EDITOR', `Signed in ${uuidV7().slice(-6)}`);
    expect((await editor.get('/parameter/get-values')).status).toBe(200);
    await saveAccount(people.SA, { id: editor.id, version: 1, ...values });
    const next = await editor.get('/parameter/get-values');
    expect([next.status, next.errorCode]).toEqual(isOut ? [401, 'sessionExpired'] : [200, null]);
    const { rows } = await sql('select 1 from sessions where account_id = $1 and ended_at is null', [editor.id]);
    expect(rows.length).toBe(isOut ? 0 : 1);
  });

  test('keeps its sessions when a change of it is refused', async () => {
    const editor = await signIn(app, 'EDITOR', 'Stays in');
    await refused(people.ADMIN, { id: editor.id, version: 1, role: 'ADMIN' });
    await refused(people.SA, { id: editor.id, version: 1, role: 'GUEST', email: people.SA.email });
    expect((await editor.get('/parameter/get-values')).status).toBe(200);
  });

  test('has every change of its role in the audit, with the old and the new one', async () => {
    const { id } = await saveAccount(people.SA, newcomer({ role: 'EDITOR' }));
    await saveAccount(people.ADMIN, { id, version: 1, role: 'GUEST', fullName: 'Renamed' });
    const { rows } = await sql('select actor_id, details from audit where action = $1 and record_id = $2', [
      'roleChanged',
      id,
    ]);
    expect(rows).toEqual([{ actor_id: people.ADMIN.id, details: { old: 'EDITOR', new: 'GUEST' } }]);
  });

  test('merges what two administrators change at once', async () => {
    const { id } = await saveAccount(people.SA, newcomer({ role: 'EDITOR' }));
    await saveAccount(people.ADMIN, { id, version: 1, fullName: 'Renamed' });
    expect(await saveAccount(people.SA, { id, version: 1, timeZone: 'Asia/Tokyo' })).toMatchObject({
      fullName: 'Renamed',
      timeZone: 'Asia/Tokyo',
    });
    expect((await refused(people.SA, { id, version: 1, fullName: 'Otherwise' }))[1]).toBe('recordChangedByOther');
  });
});

test('a password is in no reply, no history, no log and no row but as its hash', async () => {
  const body = newcomer({ password });
  const reply = await people.SA.post<AccountRecord>('/account/save', body);
  const { id } = reply.data;
  expect(isId(id)).toBe(true);
  const { rows } = await sql('select password_hash as hash, password_changed_at as at from accounts where id = $1', [
    id,
  ]);
  expect(rows[0].hash).toMatch(/^\$argon2id\$/);
  expect(Date.parse(rows[0].at)).toBeGreaterThan(Date.now() - 60_000);
  const listed = await people.SA.post('/account/get-grid', {
    filter: { all: [{ field: 'email', operator: 'is', value: body.email }] },
  });
  const said = JSON.stringify([
    reply,
    listed,
    await people.SA.get(`/account/history/${id}`),
    await people.SA.get(`/account/get-by-id/${id}`),
    await people.SA.get(`/account/where-used/${id}`),
  ]);
  for (const secret of [password, rows[0].hash, '$argon2'])
    for (const text of [said, app.log.join()]) expect(text).not.toContain(secret);
  for (const table of ['history', 'audit', 'deletions'])
    expect(
      (await sql(`select 1 from ${table} t where t::text like any($1)`, [[`%${password}%`, '%argon2%']])).rows,
    ).toEqual([]);
});

test('the description of the calls tells of the password and the invitation, and of no hash', async () => {
  const description = await (await fetch(`${app.url}/openapi.json`)).json();
  const { post } = description.paths['/account/save'];
  const text = JSON.stringify([post, description.components]);
  expect(JSON.stringify(post)).toMatch(/password|\$ref/);
  expect(text).toContain('"password"');
  expect(text).toContain('"invitation"');
  expect(JSON.stringify(description.paths['/account/get-by-id/{id}'])).not.toContain('"invitation"');
  expect(JSON.stringify(description)).not.toMatch(/password_?hash/i);
});
