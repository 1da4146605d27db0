import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../testing/callers/people.ts';
import { type CustomerRecord, saveCustomer } from '../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let sa: Person;
let customer: CustomerRecord;

beforeAll(async () => {
  app = await startTestApp();
  app.database.pool.on('acquire', endSome);
  sa = await signIn(app, 'SA');
  customer = await saveCustomer(sa, { name: 'Cut Off' });
});
afterAll(() => app.close());

/** How many more statements about customers end their connection instead. */
let left = 0;

/** Makes a call while as many of its statements about customers are cut off. */
async function cutOff(times: number, call: () => Promise<{ status: number }>): Promise<number> {
  left = times;
  const { status } = await call();
  expect(left).toBe(0);
  return status;
}

/** Lets statements of a connection end it, as a database that goes away does, while there are some left to end. */
function endSome(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const asked = (...given: unknown[]) => {
    const { text = '' } = given[0] as { text?: string };
    if (left === 0 || !text.includes('customers')) return query(...given);
    left -= 1;
    return query('select pg_terminate_backend(pg_backend_pid())');
  };
  client.query = asked as typeof client.query;
}

describe('a call whose connection to the database is cut off', () => {
  test('is answered from another connection when it reads', async () => {
    expect(await cutOff(1, () => sa.get(`/customer/get-by-id/${customer.id}`))).toBe(200);
    expect(await cutOff(1, () => sa.post('/customer/get-grid', { pageSize: 1 }))).toBe(200);
  });

  test('is answered as unavailable when that happens again', async () => {
    expect(await cutOff(2, () => sa.get(`/customer/get-by-id/${customer.id}`))).toBe(503);
  });

  test('is done once when it saves', async () => {
    expect(await cutOff(1, () => sa.post('/customer/save', { name: 'Saved Once' }))).toBe(200);
    const filter = { all: [{ field: 'name', operator: 'is', value: 'Saved Once' }] };
    const { data } = await sa.post<{ total: number }>('/customer/get-grid', { filter });
    expect(data.total).toBe(1);
  });
});
