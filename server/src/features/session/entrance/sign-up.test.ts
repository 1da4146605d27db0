import type { SignedIn } from '@mandate/contract/access/session.ts';
import { sentence } from '@mandate/contract/replies/refusals.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsTo } from '../../../../testing/callers/call.ts';
import { auditOf, from, newAddress, password, statusWith, visitor } from '../../../../testing/callers/visitor.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const valid = { email: 'new.person@mandate.example', username: 'New Person', password };
const register = (body: object = {}, address = newAddress()) =>
  callsTo(app).post<SignedIn>('/api/auth/register', { ...valid, ...body }, from(address));
const accountsOf = async (email: string) =>
  (await sql('select role, status, email, full_name, grants from accounts where email = $1', [email])).rows;
const mode = (value: string, domains: string[] = []) =>
  Promise.all([
    sql("update parameters set value = $1 where key = 'security.signUpMode'", [JSON.stringify(value)]),
    sql("update parameters set value = $1 where key = 'security.allowedDomains'", [JSON.stringify(domains)]),
  ]);

describe('signing up', () => {
  test('makes a guest who is signed in, remembered, and waits', async () => {
    const { status, data } = await register({ email: '  New.Person@Mandate.Example ', username: ' New   Person ' });
    expect(status).toBe(200);
    expect(data.user).toMatchObject({
      email: 'new.person@mandate.example',
      fullName: 'New Person',
      role: 'GUEST',
      grants: [],
      isWaiting: true,
      mustChangePassword: false,
    });
    expect(data.refreshToken).toMatch(/^[\w-]{43}$/);
    expect(await statusWith(app, data.accessToken)).toBe(200);
    expect(await accountsOf(valid.email)).toEqual([
      { role: 'GUEST', status: 'active', email: valid.email, full_name: 'New Person', grants: null },
    ]);
    expect((await auditOf(app, data.user.id)).map(({ action }) => action)).toEqual(['signedUp']);
    const again = await callsTo(app).post('/account/verify-account', { username: valid.email, password });
    expect(again.status).toBe(200);
  });

  test('keeps the language the product was read in, and else has that of the firm', async () => {
    const languageOf = async (accepted?: string) => {
      const asked = { ...from(newAddress()), ...(accepted && { 'accept-language': accepted }) };
      const email = `${crypto.randomUUID()}@mandate.example`;
      const { data } = await callsTo(app).post<SignedIn>('/api/auth/register', { ...valid, email }, asked);
      return (await sql('select language from accounts where id = $1', [data.user.id])).rows[0].language;
    };
    expect(await languageOf('de-AT, en;q=0.5')).toBe('de');
    expect(await languageOf('fi')).toBe('en');
    await sql(`update parameters set value = '"de"' where key = 'company.language'`);
    expect([await languageOf(), await languageOf('fi'), await languageOf('en')]).toEqual(['de', 'de', 'en']);
    await sql(`update parameters set value = '"en"' where key = 'company.language'`);
  });

  test('lets nobody in where they do not belong: lists are empty and say whom to ask', async () => {
    const { data } = await register({ email: 'stranger@mandate.example' });
    const stranger = callsTo(app, data.accessToken);
    const list = await stranger.post<{ rows: unknown[] }>('/customer/get-grid', {});
    expect([list.status, list.data.rows, list.alerts]).toEqual([200, [], [sentence('waitingForAccess')]]);
    expect((await stranger.post('/customer/save', { name: 'No' })).status).toBe(403);
    expect((await stranger.post('/session/view-as', { role: 'SA' })).errorCode).toBe('notPermitted');
  });

  test.each([
    { role: 'SA' },
    { active: true },
    { status: 'active' },
    { tokenVersion: 1 },
    { grants: ['seeRates'] },
    { personnelId: '01890000-0000-7000-8000-000000000001' },
    { id: '01890000-0000-7000-8000-000000000001' },
    { fullName: 'Another' },
    { rememberMe: true },
  ])('with %j is refused and stores nothing', async (more) => {
    const email = 'privileged@mandate.example';
    const reply = await register({ email, ...more });
    expect([reply.status, reply.fieldCodes]).toEqual([400, [`${Object.keys(more)[0]} fieldUnknown`]]);
    expect(await accountsOf(email)).toEqual([]);
  });

  test.each([
    [{ email: 'no address' }, 'email emailNotValid'],
    [{ username: 'x' }, 'username minLength'],
    [{ password: 'short' }, 'password minLength'],
    [{ password: 'x'.repeat(257) }, 'password maxLength'],
    [{ password: 'password1' }, 'password passwordTooWeak'],
    [{ email: 'wilhelmina@mandate.example', password: 'wilhelmina' }, 'password passwordTooWeak'],
    [{ username: 'Wilhelmina Okonkwo', password: 'Wilhelmina Okonkwo' }, 'password passwordTooWeak'],
  ])('with %j is refused with the reason', async (body, reason) => {
    const reply = await register({ email: 'refused@mandate.example', ...body });
    expect([reply.status, reply.fieldCodes]).toEqual([400, [reason]]);
    expect(await accountsOf('refused@mandate.example')).toEqual([]);
  });

  test('with the address of an account, a removed one too, is refused in neutral words', async () => {
    const [taken, gone] = [await visitor(app), await visitor(app)];
    await sql('update accounts set deleted_at = now() where id = $1', [gone.id]);
    for (const email of [taken.email, taken.email.toUpperCase(), ` ${gone.email}`]) {
      const reply = await register({ email });
      expect([reply.status, reply.errorCode, reply.data]).toEqual([400, 'registrationNotPossible', null]);
    }
    const { rows } = await sql("select details from audit where action = 'signUpRefused' order by id desc limit 1");
    expect(rows).toEqual([{ details: { code: 'registrationNotPossible' } }]);
    expect((await taken.signIn()).data.user.fullName).toBe(taken.fullName);
  });

  test('of one address at the same moment makes one account', async () => {
    const email = 'at.once@mandate.example';
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => register({ email })))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
  });

  test('is possible twenty times an hour from one network', async () => {
    const address = newAddress();
    for (let count = 0; count < 20; count += 1)
      expect((await register({ email: 'weak@mandate.example', password: 'password1' }, address)).status).toBe(400);
    const reply = await register({ email: 'weak@mandate.example' }, address);
    expect([reply.status, reply.errorCode]).toEqual([429, 'tooManyAttempts']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await register({ email: 'from.elsewhere@mandate.example' })).status).toBe(200);
  });
});

describe('the mode of sign-up', () => {
  let count = 0;
  let email = '';
  beforeEach(() => {
    count += 1;
    email = `mode.${count}@allowed.example`;
  });
  afterAll(() => mode('open'));

  test.each(['invite', 'closed', 'anything else'])('%s lets nobody sign up', async (value) => {
    await mode(value);
    const reply = await register({ email });
    expect([reply.status, reply.errorCode]).toEqual([400, 'signUpClosed']);
    expect(await accountsOf(email)).toEqual([]);
  });

  test('domain lets in who has an address of an allowed one', async () => {
    await mode('domain', ['Allowed.example']);
    expect((await register({ email })).status).toBe(200);
    for (const foreign of [
      'a@other.example',
      'a@sub.allowed.example',
      'a@notallowed.example',
      'a@allowed.example.org',
    ]) {
      const reply = await register({ email: foreign });
      expect([reply.status, reply.errorCode]).toEqual([400, 'signUpDomain']);
    }
  });
});
