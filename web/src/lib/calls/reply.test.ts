import { afterEach, expect, test, vi } from 'vitest';
import { send } from './reply.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that is too busy a number of times, and then answers. */
function busyServer(times: number): { asked: () => number } {
  let asked = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    const isBusy = asked <= times;
    const envelope = {
      result: isBusy ? 'fatal-error' : 'success',
      data: null,
      errorCode: isBusy ? 'serverBusy' : null,
    };
    return new Response(JSON.stringify(envelope), { status: isBusy ? 503 : 200, headers: { 'retry-after': '2' } });
  });
  return { asked: () => asked };
}

test('a request to a busy server is sent again at the time it says, unnoticed', async () => {
  const server = busyServer(2);
  const reply = send('POST', '/customer/save', { name: 'N' }, {});
  await vi.advanceTimersByTimeAsync(1_490);
  expect(server.asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await reply).envelope.result).toBe('success');
  expect(server.asked()).toBe(3);
});

test('a server that stays busy is asked four times, and then an error is shown', async () => {
  const server = busyServer(9);
  const reply = send('GET', '/note/get-grid', undefined, {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reply).toMatchObject({ status: 503, envelope: { errorCode: 'serverBusy' } });
  expect(server.asked()).toBe(4);
});

test('leaving a page stops the requests to a busy server', async () => {
  const server = busyServer(9);
  const leaving = new AbortController();
  const reply = send('GET', '/note/get-grid', undefined, {}, leaving.signal);
  const left = expect(reply).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort();
  await left;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked()).toBe(1);
});

test('a call that is cancelled while its reply arrives does not count as a failure of the server', async () => {
  const leaving = new AbortController();
  vi.stubGlobal('fetch', async () => ({
    status: 200,
    json: async () => {
      leaving.abort();
      throw leaving.signal.reason;
    },
  }));
  await expect(send('GET', '/note/get-grid', undefined, {}, leaving.signal)).rejects.toThrow('aborted');
});

test('a reply that cannot be understood counts as a failure of the server', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
  expect((await send('GET', '/note/get-grid', undefined, {})).envelope.result).toBe('fatal-error');
});
