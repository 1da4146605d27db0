import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Beginning, type SlowSender, sendSlowly } from '../../../testing/attack/slow-sender.ts';
import { openEventStream } from '../../../testing/callers/open-event-stream.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { usualLimits } from './connection-limits.ts';
import { limitedServer } from './limited-server.ts';

let app: TestApp;
let sa: Person;
const senders: SlowSender[] = [];
const limits = { most: 80, headersMs: 300, graceMs: 300, leastRate: 250 };

beforeAll(async () => {
  app = await startTestApp({ limits });
  sa = await signIn(app, 'SA');
});
afterAll(async () => {
  for (const sender of senders) sender.leave();
  await app.close();
});

async function begin(beginning: Beginning, everyMs: number): Promise<SlowSender> {
  const sender = await sendSlowly(app.url, beginning, everyMs);
  senders.push(sender);
  return sender;
}

describe('a connection that does no work', () => {
  test.each<[string, Beginning, number]>([
    ['on which nothing is sent', 'nothing', 0],
    ['whose headers come a byte at a time', 'headers', 50],
    ['whose body does not come', 'body', 0],
    ['whose body comes a byte at a time', 'body', 50],
  ])('%s is closed, even when its sender never lets go', async (_what, beginning, everyMs) => {
    const sender = await begin(beginning, everyMs);
    await sender.gone;
    expect(sender.answer()).toMatch(/^HTTP\/1\.1 408 /);
    expect(sender.answer()).toContain('"errorCode":"requestNotValid"');
    expect(app.log.filter((line) => line.includes('database unavailable'))).toEqual([]);
  });

  test('whose reply nobody takes is closed', async () => {
    const more = Buffer.alloc(64 * 1024 * 1024);
    const server = limitedServer((_request, response) => response.end(more), { ...usualLimits(4), stalledMs: 300 }, []);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const socket = connect({ host: '127.0.0.1', port }).pause();
    socket.on('error', () => undefined);
    const opened = once(server, 'connection');
    socket.write('GET / HTTP/1.1\r\nHost: mandate.example\r\n\r\n');
    const [held] = (await opened) as [Socket];
    await once(held, 'close');
    socket.destroy();
    server.close();
    await once(server, 'close');
  });

  test('holds up nobody else', async () => {
    const slow = await Promise.all(Array.from({ length: 15 }, () => begin('body', 50)));
    expect((await sa.post('/customer/save', { name: 'Meanwhile' })).status).toBe(200);
    await Promise.all(slow.map(({ gone }) => gone));
  });
});

describe('a connection that is slow for a reason', () => {
  test('a body that comes steadily is taken, however long that takes', async () => {
    const body = JSON.stringify({ name: 'From afar', notes: 'x'.repeat(2_000) });
    const sent = request(`${app.url}/customer/save`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sa.token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    const replied = once(sent, 'response');
    for (let at = 0; at < body.length; at += 100) {
      sent.write(body.slice(at, at + 100));
      await sleep(100);
    }
    sent.end();
    const [reply] = await replied;
    reply.resume();
    expect(reply.statusCode).toBe(200);
  });

  test('a stream of events goes on', async () => {
    const stream = await openEventStream(app, sa.token);
    await sleep(2_500);
    expect(stream.isOver()).toBe(false);
    stream.close();
  });
});

describe('too many connections', () => {
  const open = async (to = app) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(to.url).port) });
    let answer = '';
    socket.on('data', (bytes) => (answer += String(bytes))).on('error', () => undefined);
    await once(socket, 'connect');
    return { answer: () => answer, socket };
  };

  test('of one network are sent away with 503 and when to come back', async () => {
    const sockets = await Promise.all(Array.from({ length: 30 }, () => open()));
    await until(() => sockets.some(({ answer }) => answer() !== ''), 'some are sent away');
    const away = sockets.find(({ answer }) => answer() !== '')?.answer() ?? '';
    expect(away).toMatch(/^HTTP\/1\.1 503 [\s\S]+retry-after: 2/);
    expect(away).toContain('"errorCode":"serverBusy"');
    for (const { socket } of sockets) socket.destroy();
    let status = 0;
    for (let attempt = 0; attempt < 100 && status !== 200; attempt += 1) {
      status = await sa.get('/health/live').then(
        (reply) => reply.status,
        () => 0,
      );
    }
    expect(status).toBe(200);
  });

  test('of a trusted proxy count as nobody’s', async () => {
    const behind = await startTestApp({
      limits: { most: 80 },
      trustedProxies: ['127.0.0.0/8'],
      database: app.database,
    });
    const sockets = await Promise.all(Array.from({ length: 40 }, () => open(behind)));
    expect((await fetch(`${behind.url}/health/live`)).status).toBe(200);
    expect(sockets.map(({ answer }) => answer())).toEqual(sockets.map(() => ''));
    for (const { socket } of sockets) socket.destroy();
    await behind.close();
  });
});
