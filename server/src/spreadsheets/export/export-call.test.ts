import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exported, saveThreeCustomers } from '../../../testing/callers/exports.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let sa: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'SA', 'Who saves');
  await saveThreeCustomers(admin);
});
afterAll(() => app.close());

// A person is sent five files a minute: most tests have one of their own.
let count = 0;
beforeEach(async () => {
  count += 1;
  sa = await signIn(app, 'SA', `Number ${count}`);
});

describe('a call for an export', () => {
  test('is told in the audit, with its rows and columns', async () => {
    await exported(app, sa, 'customer', { columns: ['name', 'contacts.email'], query: { search: 'alpine' } });
    const { rows } = await app.database.pool.query(
      "select entity, details from audit where action = 'export' and actor_id = $1",
      [sa.id],
    );
    expect(rows).toEqual([
      { entity: 'customer', details: { rows: 2, format: 'csv', columns: ['name', 'contacts.email'] } },
    ]);
  });

  test('may be made again under its key: a file is made again, a job is the same one', async () => {
    const key = { 'idempotency-key': `again ${count}`.replace(' ', '-') };
    const [one, other] = [
      await exported(app, sa, 'customer', { columns: ['name'] }, key),
      await exported(app, sa, 'customer', { columns: ['name'] }, key),
    ];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.bytes).toEqual(one.bytes);
  });

  test('is refused when five files were sent within a minute', async () => {
    const statuses = [];
    for (let round = 0; round < 6; round += 1)
      statuses.push((await exported(app, sa, 'customer', { columns: ['name'] })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await exported(app, sa, 'customer', { columns: ['name'] });
    expect(refused.envelope?.errorCode).toBe('tooManyRequests');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  });

  test('is refused while two others of the same person are under way', async () => {
    const client = await app.database.pool.connect();
    for (const place of [1, 2])
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`export ${sa.id} ${place}`]);
    const refused = await exported(app, sa, 'customer', { columns: ['name'] });
    await client.query('select pg_advisory_unlock_all()');
    client.release();
    expect(refused.envelope?.errorCode).toBe('tooManyRequests');
    expect((await exported(app, sa, 'customer', { columns: ['name'] })).status).toBe(200);
  });
});
