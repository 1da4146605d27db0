import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../callers/people.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { type LastWrite, watchWrites } from './watch-writes.ts';

let app: TestApp;
let lastWrite: LastWrite;

beforeAll(async () => {
  app = await startTestApp();
  await signIn(app, 'SA');
  lastWrite = await watchWrites(app.database.pool);
});
afterAll(() => app.close());

const writes: [what: string, text: string][] = [
  ['a new row', "insert into visits (account_id, entity, record_id) select id, 'customer', id from accounts"],
  ['a changed row', "update accounts set full_name = 'Another'"],
  ['a row written as it was', 'update accounts set full_name = full_name'],
  ['a row that is gone', 'delete from sessions'],
];

test.each(writes)('%s counts as a write', async (_what, text) => {
  const before = await lastWrite();
  await app.database.pool.query(text);
  expect(await lastWrite()).toBeGreaterThan(before);
});

test('what was taken back, and when a session was last used, does not count as a write', async () => {
  await signIn(app, 'GUEST', 'The other');
  const before = await lastWrite();
  await app.database.pool.query('update sessions set last_used_at = now()');
  await app.database.pool.query("begin; update accounts set full_name = 'Nobody'; rollback");
  expect(await lastWrite()).toBe(before);
});
