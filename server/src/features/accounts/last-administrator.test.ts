import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsPrint } from '../../../testing/callers/account-people.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);

/** Two who are the only active SAs of the firm. */
async function twoAdministrators(name: string): Promise<[Person, Person]> {
  await sql("update accounts set status = 'disabled'");
  return [await signIn(app, 'SA', `One ${name}`), await signIn(app, 'SA', `Other ${name}`)];
}

/** Takes the role of SA from somebody, who is still believed to have it: nothing tells of it. */
async function loseUnheard(one: Person): Promise<void> {
  await sql("update accounts set role = 'SA' where id = $1", [one.id]);
  await one.get('/parameter/get-values');
  await sql('alter table accounts disable trigger tell_rights');
  await sql("update accounts set role = 'ADMIN' where id = $1", [one.id]);
  await sql('alter table accounts enable trigger tell_rights');
}

const demote = (person: Person, { id }: Person) => person.post('/account/save', { id, version: 1, role: 'EDITOR' });
const disable = (person: Person, { id }: Person) =>
  person.post('/account/save', { id, version: 1, status: 'disabled' });
const remove = (person: Person, { id }: Person) => person.del(`/account/remove/${id}`);

test.each([
  ['demoted', demote],
  ['disabled', disable],
  ['removed', remove],
])('the last active SA cannot be %s', async (how, change) => {
  const [one, last] = await twoAdministrators(how);
  let before = '';
  let refusal: unknown[] = [];
  // Where what was before is heard only now, or nothing is heard in time, the database is asked again, and knows: then it is tried again.
  for (let attempt = 1; attempt <= 50; attempt += 1) {
    await loseUnheard(one);
    before = await accountsPrint(app);
    const { status, errorCode } = await change(one, last);
    refusal = [status, errorCode];
    if (status !== 404) break;
    await sleep(50);
  }
  expect(refusal).toEqual([409, 'lastAdministrator']);
  expect(await accountsPrint(app)).toBe(before);
  expect((await last.get('/parameter/get-values')).status).toBe(200);
});

test.each([
  ['demote', demote],
  ['disable', disable],
  ['remove', remove],
])('of two SAs who %s each other at the same moment one stays', async (how, change) => {
  const [one, other] = await twoAdministrators(`who ${how}`);
  const client = await app.database.pool.connect();
  await client.query("select pg_advisory_lock(hashtextextended('accounts', 0))");
  const replies = Promise.all([change(one, other), change(other, one)]);
  for (let waiting = 0; waiting < 2; await sleep(10)) {
    const { rows } = await sql(`select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`);
    waiting = rows[0].count;
  }
  await client.query('select pg_advisory_unlock_all()');
  client.release();
  expect((await replies).map(({ status, errorCode }) => `${status} ${errorCode}`).sort()).toEqual([
    '200 null',
    '409 lastAdministrator',
  ]);
  const { rows } = await sql("select 1 from accounts where role = 'SA' and status = 'active' and deleted_at is null");
  expect(rows.length).toBe(1);
});

test('of two active SAs one may be made something else, and is not the last', async () => {
  const [one, other] = await twoAdministrators('of two');
  expect((await demote(one, other)).status).toBe(200);
});

test('an SA who is disabled already may be removed by the last one', async () => {
  const [one, other] = await twoAdministrators('disabled already');
  expect((await disable(one, other)).status).toBe(200);
  expect((await remove(one, other)).status).toBe(200);
});
