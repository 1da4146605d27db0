import type { OneTimePassword, SignedIn } from '@mandate/contract/access/session.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo } from '../../../../testing/callers/call.ts';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import {
  auditOf,
  from,
  newAddress,
  otherPassword,
  password,
  refresh,
  statusWith,
  type Visitor,
  visitor,
} from '../../../../testing/callers/visitor.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { throttleKey } from '../../../calls/throttle.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { accountSessions } from '../account/account-sessions.ts';

let app: TestApp;
let sa: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ trustedProxies: ['127.0.0.1'] });
  sa = await signIn(app, 'SA');
  admin = await signIn(app, 'ADMIN');
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const stored = async (id: string) => (await sql('select * from accounts where id = $1', [id])).rows[0];
const nobody = () => callsTo(app);
const actions = async (id: string) => (await auditOf(app, id)).map(({ action }) => action);
const setPassword = (token: string, chosen = otherPassword) =>
  callsTo(app).post('/account/set-password', { token, password: chosen }, from(newAddress()));

/** An account that was invited, and the token of its link. */
async function invited(): Promise<{ person: Visitor; token: string }> {
  const person = await visitor(app);
  await sql("update accounts set status = 'invited', password_hash = null where id = $1", [person.id]);
  const { link } = await accountSessions(() => app.url).invite(app.database.db, person.id);
  return { person, token: link.slice(link.indexOf('#') + 1) };
}

describe('changing the own password', () => {
  test('ends every session and is a fresh sign-in', async () => {
    const ann = await visitor(app);
    const [here, elsewhere, plain] = [
      await ann.enter(),
      (await ann.signIn()).data,
      (await ann.signIn({ rememberMe: false })).data,
    ];
    for (const { accessToken } of [here, elsewhere, plain]) expect(await statusWith(app, accessToken)).toBe(200);
    const body = { currentPassword: password, newPassword: otherPassword };
    const { status, data } = await here.put<SignedIn>('/account/reset-password', body);
    expect([status, data.user.id, data.user.mustChangePassword]).toEqual([200, ann.id, false]);
    for (const { accessToken, refreshToken } of [here, elsewhere, plain]) {
      expect(await statusWith(app, accessToken)).toBe(401);
      expect((await nobody().post('/token/refresh-access-token', { accessToken })).status).toBe(401);
      if (refreshToken) expect((await refresh(app, refreshToken)).status).toBe(401);
    }
    expect(await statusWith(app, data.accessToken)).toBe(200);
    expect((await refresh(app, data.refreshToken)).status).toBe(200);
    expect((await ann.signIn()).status).toBe(400);
    expect((await ann.signIn({ password: otherPassword })).status).toBe(200);
    expect(await actions(ann.id)).toContain('passwordChanged');
  });

  test('keeps to a session that is not remembered', async () => {
    const me = await (await visitor(app)).enter({ rememberMe: false });
    const body = { currentPassword: password, newPassword: otherPassword };
    expect((await me.put<SignedIn>('/account/reset-password', body)).data.refreshToken).toBeNull();
  });

  test('needs the current one, and a strong new one that is another', async () => {
    const ann = await visitor(app);
    const me = await ann.enter();
    const before = await stored(ann.id);
    const change = (currentPassword: string, newPassword: string) =>
      me.put('/account/reset-password', { currentPassword, newPassword });
    const wrong = await change('not it', otherPassword);
    expect([wrong.status, wrong.errorCode, wrong.fieldCodes]).toEqual([
      400,
      'passwordWrong',
      ['currentPassword passwordWrong'],
    ]);
    for (const weak of ['password1', password, ann.fullName.toLowerCase().repeat(2)])
      expect((await change(password, weak)).fieldCodes).toEqual(['newPassword passwordTooWeak']);
    expect((await change(password, 'short')).status).toBe(400);
    expect((await me.put('/account/reset-password', { newPassword: otherPassword })).status).toBe(400);
    expect(await stored(ann.id)).toEqual({ ...before, last_sign_in_at: expect.anything() });
    expect(await statusWith(app, me.accessToken)).toBe(200);
    expect(await actions(ann.id)).toContain('passwordRefused');
  });

  test('tells apart two passwords of a hundred characters that begin alike', async () => {
    const ann = await visitor(app);
    const me = await ann.enter();
    const long = `${'a marble otter in a quiet canoe '.repeat(3)}1234`;
    expect(long).toHaveLength(100);
    await me.put('/account/reset-password', { currentPassword: password, newPassword: long });
    expect((await ann.signIn({ password: `${long.slice(0, -1)}5` })).status).toBe(400);
    expect((await ann.signIn({ password: long })).status).toBe(200);
  });
});

describe('resetting the password of somebody else', () => {
  const reset = (by: Person, id: string) => by.put<OneTimePassword>('/account/reset-password', { id });

  test('gives one that is told once, ends their sessions and lets them do nothing but choose another', async () => {
    const ben = await visitor(app);
    const before = (await ben.signIn()).data;
    const { status, data } = await reset(admin, ben.id);
    expect([status, data.oneTimePassword.length]).toEqual([200, 20]);
    const hours = (Date.parse(data.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);
    expect(await statusWith(app, before.accessToken)).toBe(401);
    expect((await refresh(app, before.refreshToken)).status).toBe(401);
    expect((await ben.signIn()).status).toBe(400);

    const me = await ben.enter({ password: data.oneTimePassword });
    expect(me.user.mustChangePassword).toBe(true);
    for (const reply of [
      await me.get('/parameter/get-values'),
      await me.post('/project/get-grid', {}),
      await me.get(`/account/get-by-id/${ben.id}`),
      await me.post('/account/confirm-password', { password: data.oneTimePassword }),
      await me.post('/session/get-grid', {}),
      await me.post('/session/remove-others'),
      await me.put('/account/reset-password', { id: uuidV7() }),
    ])
      expect([reply.status, reply.errorCode]).toEqual([403, 'passwordChangeNeeded']);
    const same = { currentPassword: data.oneTimePassword, newPassword: data.oneTimePassword };
    expect((await me.put('/account/reset-password', same)).fieldCodes).toEqual(['newPassword passwordTooWeak']);
    const chosen = { currentPassword: data.oneTimePassword, newPassword: otherPassword };
    const changed = await me.put<SignedIn>('/account/reset-password', chosen);
    expect([changed.status, changed.data.user.mustChangePassword]).toEqual([200, false]);
    expect(await statusWith(app, changed.data.accessToken)).toBe(200);
    expect(await actions(ben.id)).toEqual(expect.arrayContaining(['passwordReset', 'passwordChanged']));
  });

  test('with a password made for them a person may sign out', async () => {
    const ben = await visitor(app);
    const { data } = await reset(admin, ben.id);
    const me = await ben.enter({ password: data.oneTimePassword, rememberMe: false });
    expect((await me.post('/account/revoke-refresh-token', {})).status).toBe(200);
    expect((await nobody().post('/token/refresh-access-token', { accessToken: me.accessToken })).status).toBe(401);
  });

  test('a day later the password opens nothing, and what it opened is closed', async () => {
    const ben = await visitor(app);
    const { data } = await reset(sa, ben.id);
    const me = await ben.enter({ password: data.oneTimePassword });
    await sql("update accounts set one_time_until = now() - interval '1 second' where id = $1", [ben.id]);
    expect((await refresh(app, me.refreshToken)).status).toBe(401);
    expect((await ben.signIn({ password: data.oneTimePassword })).errorCode).toBe('signInFailed');
  });

  test('is for who keeps the account: others are told there is no such record', async () => {
    const [editor, otherAdmin, guest] = [
      await visitor(app, 'EDITOR'),
      await visitor(app, 'ADMIN'),
      await visitor(app, 'GUEST'),
    ];
    const gone = await visitor(app);
    await sql('update accounts set deleted_at = now() where id = $1', [gone.id]);
    const me = await signIn(app, 'EDITOR', 'An editor');
    const waiting = await signIn(app, 'GUEST', 'Who waits');
    const before = await sql('select id, password_hash from accounts order by id');
    for (const [by, id] of [
      [admin, sa.id],
      [admin, otherAdmin.id],
      [admin, gone.id],
      [admin, uuidV7()],
      [sa, gone.id],
      [me, guest.id],
      [me, sa.id],
      [waiting, editor.id],
    ] as const) {
      const reply = await reset(by, id);
      expect([reply.status, reply.errorCode]).toEqual([404, 'recordNotFound']);
    }
    for (const by of [sa, admin, me]) expect((await reset(by, by.id)).errorCode).toBe('notPermitted');
    expect((await sql('select id, password_hash from accounts order by id')).rows).toEqual(before.rows);
    expect((await reset(sa, otherAdmin.id)).status).toBe(200);
  });

  test('makes who was invited active, uses up their link and lets a shut out owner in', async () => {
    const { person, token } = await invited();
    const { data } = await reset(admin, person.id);
    expect(await stored(person.id)).toMatchObject({ status: 'active', version: 2 });
    expect((await setPassword(token)).errorCode).toBe('linkNotValid');
    const overall = throttleKey('password from anywhere', person.email);
    await sql('insert into throttles (key, count, since, last_at) values ($1, 100, now(), now())', [overall]);
    const oneTime = { password: data.oneTimePassword };
    expect((await person.signIn(oneTime, from(newAddress()))).status).toBe(429);
    const again = (await reset(admin, person.id)).data;
    expect((await person.signIn({ password: again.oneTimePassword }, from(newAddress()))).status).toBe(200);
    const history = await sa.get<{ rows: { changes: unknown[] }[] }>(`/account/history/${person.id}`);
    expect(history.data.rows.flatMap(({ changes }) => changes)).toContainEqual({
      field: 'status',
      old: 'invited',
      new: 'active',
    });
  });

  test('needs the password given within the last ten minutes', async () => {
    const keeper = await visitor(app, 'ADMIN');
    const me = await keeper.enter();
    const ben = await visitor(app);
    const before = await stored(ben.id);
    const confirmed = (interval: string) =>
      sql(`update sessions set confirmed_at = now() - interval '${interval}' where account_id = $1`, [keeper.id]);
    const resetBen = () => me.put('/account/reset-password', { id: ben.id });
    await confirmed('10 minutes 5 seconds');
    const refused = await resetBen();
    expect([refused.status, refused.errorCode]).toEqual([403, 'reauthNeeded']);
    expect(await stored(ben.id)).toEqual(before);
    const wrong = await me.post('/account/confirm-password', { password: 'not it' });
    expect([wrong.status, wrong.errorCode]).toEqual([400, 'passwordWrong']);
    expect((await resetBen()).errorCode).toBe('reauthNeeded');
    const right = await me.post('/account/confirm-password', { password });
    expect([right.status, right.data]).toEqual([200, null]);
    expect((await resetBen()).status).toBe(200);
    expect(await actions(keeper.id)).toEqual(
      expect.arrayContaining(['passwordRefused', 'passwordConfirmed', 'passwordReset']),
    );
  });
});

describe('a link of invitation', () => {
  test('lets the person choose the first password, once', async () => {
    const { person, token } = await invited();
    expect((await person.signIn()).status).toBe(400);
    const reply = await setPassword(token);
    expect([reply.status, reply.data]).toEqual([200, null]);
    expect(await stored(person.id)).toMatchObject({ status: 'active', must_change_password: false });
    expect((await person.signIn({ password: otherPassword })).status).toBe(200);
    const again = await setPassword(token);
    expect([again.status, again.errorCode]).toEqual([400, 'linkNotValid']);
    expect(await actions(person.id)).toContain('passwordSet');
  });

  test('used twice at once works once', async () => {
    const { token } = await invited();
    const statuses = (await Promise.all([setPassword(token), setPassword(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
  });

  test('ends after seven days, and when there is a newer one', async () => {
    const early = await invited();
    await sql("update one_time_links set expires_at = expires_at - interval '6 days 23 hours 59 minutes'");
    expect((await setPassword(early.token)).status).toBe(200);
    const late = await invited();
    await sql("update one_time_links set expires_at = expires_at - interval '7 days 1 minute'");
    expect((await setPassword(late.token)).errorCode).toBe('linkNotValid');
    const renewed = await invited();
    await accountSessions(() => app.url).invite(app.database.db, renewed.person.id);
    expect((await setPassword(renewed.token)).errorCode).toBe('linkNotValid');
  });

  test('of an account that was disabled or removed does not work', async () => {
    for (const change of ["status = 'disabled'", 'deleted_at = now()']) {
      const { person, token } = await invited();
      await sql(`update accounts set ${change} where id = $1`, [person.id]);
      expect((await setPassword(token)).errorCode).toBe('linkNotValid');
      expect((await stored(person.id))?.password_hash).toBeNull();
    }
  });

  test('asks for a strong password, and stays good when it gets a weak one', async () => {
    const { token } = await invited();
    expect((await setPassword(token, 'password1')).fieldCodes).toEqual(['password passwordTooWeak']);
    expect((await setPassword(token)).status).toBe(200);
  });

  test('ends every session of the account that chooses a password by it', async () => {
    const ann = await visitor(app);
    const { data } = await ann.signIn();
    expect(await statusWith(app, data.accessToken)).toBe(200);
    const { link } = await accountSessions(() => app.url).invite(app.database.db, ann.id);
    expect((await setPassword(link.slice(link.indexOf('#') + 1))).status).toBe(200);
    expect(await statusWith(app, data.accessToken)).toBe(401);
    expect((await refresh(app, data.refreshToken)).status).toBe(401);
  });

  test('is kept as its fingerprint and leads to the product, whatever a request says', async () => {
    const { person } = await invited();
    const { link, expiresAt } = await accountSessions(() => 'https://firm.example').invite(app.database.db, person.id);
    expect(link).toMatch(/^https:\/\/firm\.example\/session\/reset-password#[\w-]{43}$/);
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    const { rows } = await sql('select to_jsonb(l)::text as row from one_time_links l');
    expect(rows.map(({ row }) => row).join()).not.toContain(link.slice(link.indexOf('#') + 1));
  });

  test('guessed at from one network is refused before long', async () => {
    const address = newAddress();
    const guess = () => callsTo(app).post('/account/set-password', { token: 'x', password }, from(address));
    for (let count = 0; count < 20; count += 1) expect((await guess()).errorCode).toBe('linkNotValid');
    expect((await guess()).errorCode).toBe('tooManyAttempts');
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string, address = newAddress()) =>
    callsTo(app).post('/account/forgot-password', { email }, from(address));

  test('is answered alike whoever has the address, and told in the audit without it', async () => {
    const ann = await visitor(app);
    for (const email of [ann.email, 'not.here@mandate.example']) {
      const { status, data, alerts } = await forgot(email);
      expect([status, data, alerts]).toEqual([200, null, []]);
    }
    expect(await actions(ann.id)).toEqual(['passwordForgotten']);
    const { rows } = await sql('select count(*)::int as count from one_time_links where account_id = $1', [ann.id]);
    expect(rows).toEqual([{ count: 0 }]);
    expect((await forgot('no address')).fieldCodes).toEqual(['email emailNotValid']);
  });

  test('can be told twenty times an hour from one network', async () => {
    const address = newAddress();
    for (let count = 0; count < 20; count += 1) expect((await forgot('a@b.example', address)).status).toBe(200);
    expect((await forgot('a@b.example', address)).errorCode).toBe('tooManyAttempts');
  });
});

describe('an access token', () => {
  test.each([
    ['disabled', "status = 'disabled'"],
    ['removed', 'deleted_at = now()'],
  ])('of an account that was %s is refused on the next call', async (_what, change) => {
    const ann = await visitor(app);
    const { data } = await ann.signIn();
    expect(await statusWith(app, data.accessToken)).toBe(200);
    await sql(`update accounts set ${change} where id = $1`, [ann.id]);
    // What calls do after every such change.
    await sa.post('/session/remove-others');
    expect(await statusWith(app, data.accessToken)).toBe(401);
    expect((await refresh(app, data.refreshToken)).status).toBe(401);
    expect((await nobody().post('/token/refresh-access-token', { accessToken: data.accessToken })).status).toBe(401);
  });

  test('is worth what the account may do now, not what it says', async () => {
    const ann = await visitor(app, 'ADMIN');
    const me = await ann.enter();
    expect((await me.post('/tax-rate/save', { code: 'A1', name: 'One', percent: '1' })).status).toBe(200);
    await sql("update accounts set role = 'EDITOR' where id = $1", [ann.id]);
    await sa.post('/session/remove-others');
    expect((await me.post('/tax-rate/save', { code: 'A2', name: 'Two', percent: '1' })).errorCode).toBe('notPermitted');
  });
});
