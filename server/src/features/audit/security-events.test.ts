import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsTo } from '../../../testing/callers/call.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saved } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createAccount } from '../session/account/create-account.ts';
import { verifyAudit } from './verify-audit.ts';

let app: TestApp;
let sa: Person;

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA', 'The administrator');
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;

/** The actions written while something is done. */
async function actionsOf(work: () => Promise<unknown>): Promise<string[]> {
  const [head] = await query('select id from audit_head');
  await work();
  return (await query('select action from audit where id > $1 order by id', [head?.id])).map(({ action }) => action);
}

const email = 'ann.audited@mandate.example';
const password = 'wandering quartz lantern';

test('each sign-in, sign-out and misuse of a token has one row in the audit', async () => {
  await createAccount(app.database.db, { email, fullName: 'Ann Audited', role: 'EDITOR', password });
  const nobody = callsTo(app);
  const signingIn = (given: string) =>
    nobody.post<{ accessToken: string; refreshToken: string }>('/account/verify-account', {
      username: email,
      password: given,
    });
  let tokens = { accessToken: '', refreshToken: '' };

  expect(await actionsOf(() => signingIn('not the password'))).toEqual(['signInFailed']);
  expect(await actionsOf(async () => (tokens = (await signingIn(password)).data))).toEqual(['signedIn']);
  const { refreshToken } = tokens;
  const refresh = () => nobody.post('/token/refresh', { refreshToken });
  expect(await actionsOf(refresh)).toEqual([]);
  await query("update refresh_tokens set used_at = now() - interval '40 seconds' where used_at is not null");
  expect(await actionsOf(refresh)).toEqual(['refreshReused']);
  expect(await actionsOf(refresh)).toEqual(['tokenRefused']);
  expect(await actionsOf(() => callsTo(app, tokens.accessToken).get('/parameter/get-values'))).toEqual([
    'tokenRefused',
  ]);
  await actionsOf(async () => (tokens = (await signingIn(password)).data));
  const signOut = () => nobody.post('/account/revoke-refresh-token', { refreshToken: tokens.refreshToken });
  expect(await actionsOf(signOut)).toEqual(['signedOut']);
  expect(await actionsOf(signOut)).toEqual([]);
});

test('neither the audit nor the history holds a password, its hash or a token', async () => {
  const invited = await saved<{ id: string; version: number; invitation: { link: string } }>(sa, 'account', {
    fullName: 'Ben Invited',
    email: 'ben.invited@mandate.example',
    role: 'GUEST',
  });
  const secrets = [...app.secrets];
  expect(secrets.length).toBeGreaterThan(4);
  const withPassword = { fullName: 'Cem Given', email: 'cem.given@mandate.example', role: 'EDITOR', password };
  const given = await saved<{ id: string; version: number }>(sa, 'account', withPassword);
  await sa.post('/account/save', { id: given.id, version: given.version, role: 'GUEST' });
  const { data } = await sa.put<{ oneTimePassword: string }>('/account/reset-password', { id: given.id });
  expect(data.oneTimePassword).toHaveLength(20);
  await sa.post('/account/save', { id: invited.id, version: 1, status: 'active', password: 'privileged field' });

  const kept = JSON.stringify([await query('select * from audit'), await query('select * from history')]);
  for (const secret of app.secrets) expect(kept).not.toContain(secret);
  expect(kept).not.toMatch(/\$argon2|eyJ|password_hash/);
  const dump = JSON.stringify(await query('select * from idempotent_replies, one_time_links'));
  for (const secret of app.secrets) expect(dump).not.toContain(secret);
  expect((await verifyAudit(app.database.db)).broken).toBeNull();
});
