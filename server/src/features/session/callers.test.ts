import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { savePersonnel, saveProject } from '../../../testing/callers/records.ts';
import type { SentQueries } from '../../../testing/database/sent-queries.ts';
import { cutRightsChannel, startWatchedApp, type WatchedApp } from '../../../testing/database/watched-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';

let watched: WatchedApp;
let app: TestApp;
let statements: SentQueries;
let sa: Person;
let person: Person;
let made = 0;

beforeAll(async () => {
  watched = await startWatchedApp();
  ({ app, statements } = watched);
  sa = await signIn(app, 'SA');
});
afterAll(() => watched.close());
beforeEach(async () => {
  made += 1;
  person = await signIn(app, 'ADMIN', `Somebody ${made}`);
});

/** The status of a call for which a role is needed: 400 to who has it, since nothing is sent. */
const asks = async () => (await person.post('/customer/save', {})).status;
const setRole = (role: string) =>
  app.database.pool.query('update accounts set role = $2 where id = $1', [person.id, role]);

/** Expects that a call is answered otherwise within a second. */
async function expectWithinASecond(status: number): Promise<void> {
  await sleep(1_000);
  expect(await asks()).toBe(status);
}

describe('who makes a call', () => {
  test('is read once, and then remembered', async () => {
    await person.get('/customer/get-grid');
    // Where the machine is so busy that nothing is heard in time, the database is asked again: it is remembered in the next round.
    const asked = async () => {
      const sent = await statements.during(async () => {
        for (let round = 0; round < 5; round += 1) await person.get('/customer/get-grid');
      });
      expect(sent.filter(({ text }) => text.includes('from customers'))).not.toEqual([]);
      return sent.filter(({ text }) => text.includes('sessions')).length;
    };
    await expect.poll(asked).toBe(0);
  });

  test('may do what they may by the very next call of the process that changed it', async () => {
    expect(await asks()).toBe(400);
    await sa.post('/account/save', { id: person.id, version: 1, role: 'GUEST' });
    // Another role ends every session.
    expect(await asks()).toBe(401);
  });

  test('is nobody by the very next call after signing out', async () => {
    expect(await asks()).toBe(400);
    await person.post('/account/revoke-refresh-token', {});
    expect(await asks()).toBe(401);
  });

  test('is let in by the very next call after becoming a member', async () => {
    const { id: personnelId } = await savePersonnel(sa, { firstName: 'Some', lastName: `Body ${made}` });
    await app.database.pool.query("update accounts set role = 'GUEST', personnel_id = $2 where id = $1", [
      person.id,
      personnelId,
    ]);
    await until(async () => (await asks()) === 403, 'the person is a guest');
    const waits = async () => (await person.post('/project/get-grid', {})).alerts.length > 0;
    expect(await waits()).toBe(true);
    await saveProject(sa, { name: `Let in ${made}`, members: [{ personnelId, role: 'consultant' }] });
    expect(await waits()).toBe(false);
  });
});

describe('what another process changed', () => {
  test('holds within a second', async () => {
    expect(await asks()).toBe(400);
    await setRole('GUEST');
    await expectWithinASecond(403);
  });

  test('holds within a second although the notice of it was lost, and notices are heard again', async () => {
    expect(await asks()).toBe(400);
    await cutRightsChannel(app);
    await setRole('GUEST');
    await expectWithinASecond(403);
    await setRole('ADMIN');
    await expectWithinASecond(400);
    // As soon as it is heard again, it is remembered again.
    await asks();
    await sleep(1_000);
    await asks();
    const sent = await statements.during(asks);
    expect(sent.filter(({ text }) => text.includes('sessions'))).toEqual([]);
  });
});

test('a session that ends by the clock is over on time', async () => {
  expect(await asks()).toBe(400);
  await app.database.pool.query("update sessions set ends_at = now() + interval '1500 ms' where account_id = $1", [
    person.id,
  ]);
  expect(await asks()).toBe(400);
  await sleep(1_700);
  expect(await asks()).toBe(401);
});
