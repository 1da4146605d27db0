import { beforeAll, describe, expect, test } from 'vitest';
import { exported, firmThatExports, saveThreeCustomers } from '../../../testing/callers/exports.ts';

const firm = firmThatExports();
beforeAll(() => saveThreeCustomers(firm.admin));

describe('a call for an export', () => {
  test('is told in the audit, with its rows and columns', async () => {
    await exported(firm.app, firm.sa, 'customer', { columns: ['name', 'contacts.email'], query: { search: 'alpine' } });
    const { rows } = await firm.app.database.pool.query(
      "select entity, details from audit where action = 'export' and actor_id = $1",
      [firm.sa.id],
    );
    expect(rows).toEqual([
      { entity: 'customer', details: { rows: 2, format: 'csv', columns: ['name', 'contacts.email'] } },
    ]);
  });

  test('may be made again under its key: a file is made again, a job is the same one', async () => {
    const key = { 'idempotency-key': 'the-same-again' };
    const [one, other] = [
      await exported(firm.app, firm.sa, 'customer', { columns: ['name'] }, key),
      await exported(firm.app, firm.sa, 'customer', { columns: ['name'] }, key),
    ];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.bytes).toEqual(one.bytes);
  });

  test('is refused when five files were sent within a minute', async () => {
    const statuses = [];
    for (let round = 0; round < 6; round += 1)
      statuses.push((await exported(firm.app, firm.sa, 'customer', { columns: ['name'] })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await exported(firm.app, firm.sa, 'customer', { columns: ['name'] });
    expect(refused.envelope?.errorCode).toBe('tooManyRequests');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  });

  test('is refused while two others of the same person are under way', async () => {
    const client = await firm.app.database.pool.connect();
    for (const place of [1, 2])
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`export ${firm.sa.id} ${place}`]);
    const refused = await exported(firm.app, firm.sa, 'customer', { columns: ['name'] });
    await client.query('select pg_advisory_unlock_all()');
    client.release();
    expect(refused.envelope?.errorCode).toBe('tooManyRequests');
    expect((await exported(firm.app, firm.sa, 'customer', { columns: ['name'] })).status).toBe(200);
  });
});
