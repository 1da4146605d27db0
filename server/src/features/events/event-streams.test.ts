import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../testing/callers/jobs.ts';
import { signIn } from '../../../testing/callers/people.ts';
import { recordedLog } from '../../../testing/recorded-log.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { eventStreams } from './event-streams.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a stream that is opened while sessions are looked at goes on', async () => {
  const { caller } = await callAs(app, await signIn(app, 'EDITOR', 'Whose page is open'));
  const looked: (readonly string[])[] = [];
  const isOpened = Promise.withResolvers<void>();
  const streams = eventStreams({
    ...app.database,
    log: recordedLog(),
    build: null,
    async liveSessions(ids) {
      looked.push(ids);
      await isOpened.promise;
      return new Set(ids);
    },
  });
  const expires = Date.now() / 1_000 + 600;
  await streams.open({ ...caller, sessionId: 'first' }, expires);
  await expect.poll(() => looked.length).toBe(1);
  const later = await streams.open({ ...caller, sessionId: 'later' }, expires);
  later.bytes.resume();
  isOpened.resolve();
  await expect.poll(() => looked.at(-1)).toEqual(['first', 'later']);
  expect(later.bytes.readableEnded).toBe(false);
  await streams.close();
});
