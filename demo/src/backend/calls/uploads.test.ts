import { expect, test } from 'vitest';
import { MockRefusal } from './handlers.ts';
import { uploads } from './uploads.ts';

const asked = { authorization: null };

async function begun(name: string, size: number) {
  const calls = uploads();
  const { id } = await calls['POST /api/upload']({ name, size }, asked);
  const send = (bytes: number) => calls['POST /api/upload/part']({ id, bytes }, asked);
  return { calls, id, send };
}

test('an uploaded file is kept once all of it has arrived', async () => {
  const { calls, send } = await begun('plan.pdf', 10);
  send(6);
  expect(await calls['GET /api/upload/all'](undefined, asked)).toEqual([]);
  send(6);
  expect(await calls['GET /api/upload/all'](undefined, asked)).toMatchObject([{ name: 'plan.pdf', received: 10 }]);
});

test('a file that is meant to fail is refused halfway through its upload', async () => {
  const { send } = await begun('please-FAIL.txt', 10);
  expect(send(4)).toMatchObject({ received: 4 });
  expect(() => send(4)).toThrow(MockRefusal);
});

test('an upload that was cancelled accepts no further part of its file', async () => {
  const { calls, id, send } = await begun('plan.pdf', 10);
  calls['POST /api/upload/cancel']({ id }, asked);
  expect(() => send(4)).toThrow(MockRefusal);
});

test('an upload without a file is refused, and cancelling an unknown upload does nothing', () => {
  const calls = uploads();
  expect(() => calls['POST /api/upload'](undefined, asked)).toThrow(MockRefusal);
  expect(calls['POST /api/upload/cancel'](undefined, asked)).toEqual([]);
});
