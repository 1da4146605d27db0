import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../testing/callers/jobs.ts';
import { openEventStream } from '../../../testing/callers/open-event-stream.ts';
import { signIn } from '../../../testing/callers/people.ts';
import { recordedLog } from '../../../testing/recorded-log.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
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

test('a stream is let go whose page went before it was there', async () => {
  const { token } = await signIn(app, 'EDITOR', 'Who goes at once');
  const { hostname, port } = new URL(app.url);
  const go = async (afterMs: number) => {
    const line = connect(Number(port), hostname);
    line.on('error', () => undefined).resume();
    line.write(`GET /event/stream HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    await sleep(afterMs);
    line.destroy();
  };
  for (let round = 0; round < 60; round += 1) await go(round / 4);
  // There would be no room for one more.
  const again = async () => {
    const stream = await openEventStream(app, token);
    stream.close();
    return stream.status === 200;
  };
  await until(again, 'a stream');
});
