import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsTo } from '../../../../testing/callers/call.ts';
import { from, newAddress } from '../../../../testing/callers/visitor.ts';
import { createTestDatabase } from '../../../../testing/database/test-database.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { firstAdministrator, type NewAccount } from './first-administrator.ts';

let app: TestApp;
let made: NewAccount;

beforeAll(async () => {
  app = await startTestApp({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => app.close());

const signIn = async (username: string, password: string) =>
  (await callsTo(app).post('/account/verify-account', { username, password }, from(newAddress()))).errorCode;

test('the password the operator gave is not told', async () => {
  const fresh = await createTestDatabase();
  const given = 'wandering quartz lantern';
  expect(await firstAdministrator(fresh.db, 'boss@mandate.example', given)).toEqual({
    email: 'boss@mandate.example',
    role: 'SA',
    password: null,
  });
  await fresh.close();
});

test('several servers that start at once make one SA, whose password nobody chose', async () => {
  const { db } = app.database;
  const all = await Promise.all(Array.from({ length: 5 }, () => firstAdministrator(db)));
  const [first, ...others] = all.flatMap((account) => account ?? []);
  expect(others).toEqual([]);
  if (!first) throw new Error('no account was made');
  made = first;
  expect(made).toMatchObject({ email: 'sa@mandate.example', role: 'SA' });
  expect(made.password).toMatch(/^[\w-]{20}$/);
  expect(await firstAdministrator(db, 'other@mandate.example', 'another password')).toBeNull();
  expect(await signIn(made.email, made.password ?? '')).toBeNull();
});

test.each([
  ...['', 'admin', 'password', 'sa', 'mandate', 'Mandate1', 'changeme', 'secret', '123456', 'administrator'].map(
    (password) => ['sa@mandate.example', password],
  ),
  ...['admin', 'root', 'sa', 'administrator', 'demo', 'guest', 'test', 'user', 'mandate', 'super'].map((name) => [
    `${name}@mandate.example`,
    name,
  ]),
])('nobody gets in as %s with the password "%s"', async (username, password) => {
  expect(await signIn(username, password)).toBe('signInFailed');
});
