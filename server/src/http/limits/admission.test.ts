import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo, type Reply } from '../../../testing/callers/call.ts';
import { openEventStream } from '../../../testing/callers/open-event-stream.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let sa: Person;

/** Two calls at once, next to no waiting, and a database that takes its time for each customer. */
const few = { atOnce: 2, waitMs: 100, waiting: 2, few: 0 };

beforeAll(async () => {
  app = await startTestApp({ admission: { work: few, session: { ...few, waitMs: 10_000 }, password: few } });
  sa = await signIn(app, 'SA');
  await app.database.pool.query(`create function take_time() returns trigger language plpgsql as $$
      begin perform pg_sleep(0.3); return new; end $$;
    create trigger take_time before insert on customers for each row execute function take_time()`);
});
afterAll(() => app.close());

describe('more calls than can be answered soon', () => {
  const names = Array.from({ length: 40 }, (_, at) => `Customer ${at}`);
  let replies: Reply[];
  let beside: Promise<Reply>[];

  beforeAll(async () => {
    const nobody = callsTo(app);
    const saves = names.map((name) => sa.post('/customer/save', { name }));
    beside = [
      nobody.get('/health/live'),
      nobody.get('/health/ready'),
      nobody.post('/token/refresh-access-token', { accessToken: sa.token }),
    ];
    replies = await Promise.all(saves);
  });

  test('some are answered, the others are sent away with 503 and when to come back', async () => {
    const away = replies.filter(({ status }) => status !== 200);
    expect(replies.length).toBeGreaterThan(away.length);
    expect(away.length).toBeGreaterThan(0);
    for (const reply of away) {
      expect(reply).toMatchObject({ status: 503, result: 'fatal-error', errorCode: 'serverBusy', data: null });
      expect(reply.headers.get('retry-after')).toBe('2');
      expect(reply.errorMessage).toMatch(/too busy/);
    }
  });

  test('of those who were sent away nothing was done, of the others all', async () => {
    const { rows } = await app.database.pool.query<{ name: string }>('select name from customers order by name');
    const saved = names.filter((_, at) => replies[at]?.status === 200).sort();
    expect(rows.map(({ name }) => name)).toEqual(saved);
  });

  test('that the process lives, and that it is ready, is answered; whoever is signed in stays so', async () => {
    expect((await Promise.all(beside)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('the log tells how many, and not each of them', async () => {
    expect(app.log.filter((line) => line.includes('replied') && line.includes('"status":503'))).toEqual([]);
  });
});

test('a stream of events that stays open takes nobody’s turn', async () => {
  const streams = await Promise.all([
    openEventStream(app, sa.token),
    openEventStream(app, sa.token),
    openEventStream(app, sa.token),
  ]);
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await callsTo(app).post('/token/refresh-access-token', { accessToken: sa.token })).status).toBe(200);
  for (const stream of streams) stream.close();
});

test('a call that is refused gives its turn back', async () => {
  for (let round = 0; round < 5; round += 1) {
    expect((await sa.post('/customer/save', { nonsense: true })).status).toBe(400);
    expect((await sa.send('POST', '/customer/save', '{', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await callsTo(app).get('/customer/get-by-id/x')).status).toBe(401);
  }
  expect((await sa.post('/customer/get-grid', {})).status).toBe(200);
});

test('a body that is still on its way takes nobody’s turn, be it a form or not', async () => {
  const headers = { authorization: `Bearer ${sa.token}` };
  const types = ['application/json', 'multipart/form-data; boundary=x'];
  const begun = types.flatMap((type) =>
    Array.from({ length: few.atOnce }, () => {
      const path = type.startsWith('multipart') ? '/customer/prepare-import' : '/customer/save';
      const sent = request(app.url + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': type, 'content-length': 1_000 },
      });
      sent.on('error', () => undefined).write(type.startsWith('multipart') ? '--x\r\n' : '{ ');
      return sent;
    }),
  );
  await Promise.all(begun.map((sent) => once(sent, 'socket')));
  for (let round = 0; round < 10; round += 1)
    expect((await sa.post('/customer/get-grid', {})).status, 'while bodies are on their way').toBe(200);
  for (const sent of begun) sent.destroy();
});
