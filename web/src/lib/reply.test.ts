import { afterEach, expect, test, vi } from 'vitest';
import { send } from './reply.ts';

afterEach(() => vi.unstubAllGlobals());

test('a call that is broken off while its reply arrives is no failure of the server', async () => {
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

test('a reply that is no envelope is a failure of the server', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
  expect((await send('GET', '/note/get-grid', undefined, {})).envelope.result).toBe('fatal-error');
});
