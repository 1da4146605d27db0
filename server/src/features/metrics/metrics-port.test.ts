import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotStarted, type ServerProcess, signInTo, startServer } from '../../../testing/server-process.ts';
import { makeTestFolder, removeTestFolder } from '../../../testing/test-folder.ts';

const token = 'a-token-of-the-tests';

let folder: string;
let server: ServerProcess;
let metrics: string;

beforeAll(async () => {
  folder = await makeTestFolder();
  server = await startServer({ DATA_DIR: folder, METRICS_PORT: '0', METRICS_TOKEN: token });
  metrics = /Metrics are served at (\S+)/.exec(server.output().out)?.[1] ?? '';
});
afterAll(async () => {
  await server.stop();
  await removeTestFolder(folder);
});

const ask = (url: string, authorization?: string, method = 'GET') =>
  fetch(url, { method, headers: { ...(authorization !== undefined && { authorization }) } });

describe('the port of the metrics', () => {
  test('tells them to whoever brings the token, in the format of Prometheus', async () => {
    const sa = await signInTo(server.url);
    expect((await sa.post('/customer/get-grid', {})).status).toBe(200);
    const response = await ask(metrics, `Bearer ${token}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('mandate_calls_total{method="POST",route="/customer/get-grid",status="200"} 1');
    expect(text).toMatch(/^mandate_database_up 1$/m);
    expect(text).toMatch(/^mandate_sessions 1$/m);
    expect(text).not.toMatch(/a password|@mandate\.example|[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(text).not.toContain(token);
  });

  test.each([
    ['no token', undefined],
    ['an empty one', 'Bearer '],
    ['another one', 'Bearer another-token-of-tests'],
    ['the beginning of it', `Bearer ${token.slice(0, -1)}`],
    ['more than it', `Bearer ${token}x`],
    ['it in another way', `Basic ${Buffer.from(`x:${token}`).toString('base64')}`],
  ])('refuses with 401 whoever brings %s, and tells nothing', async (_what, authorization) => {
    for (const url of [metrics, new URL('/other', metrics).href]) {
      const response = await ask(url, authorization);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await response.text()).not.toContain('mandate_');
    }
  });

  test('has nothing else, and can only be read', async () => {
    expect((await ask(new URL('/health/live', metrics).href, `Bearer ${token}`)).status).toBe(404);
    expect((await ask(metrics, `Bearer ${token}`, 'POST')).status).toBe(405);
    expect((await ask(metrics, `Bearer ${token}`, 'HEAD')).status).toBe(200);
  });

  test('is the only one: the port of the product knows no metrics, with the token neither', async () => {
    for (const authorization of [undefined, `Bearer ${token}`]) {
      const response = await ask(`${server.url}/metrics`, authorization);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ result: 'error', errorCode: 'callNotFound', data: null });
    }
  });

  test('is in no line of the log, nor is its token', () => {
    expect(server.output().err).not.toContain(token);
    expect(server.output().out).not.toContain(token);
  });
});

describe('a server that is to serve metrics', () => {
  const sentenceOf = async (environment: Record<string, string>) => {
    const failure = await startServer({ DATA_DIR: folder, ...environment }).then(
      () => null,
      (error: unknown) => error,
    );
    if (!(failure instanceof NotStarted)) throw new Error('it started');
    expect(failure.code).toBe(1);
    return failure.output.err.trim().split('\n').at(-1);
  };

  test('does not start where everybody could read them', async () => {
    expect(await sentenceOf({ METRICS_PORT: '0', METRICS_HOST: '0.0.0.0' })).toBe(
      'METRICS_HOST must be a loopback address such as 127.0.0.1 unless METRICS_TOKEN is set.',
    );
  });

  test('does not start on a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((settle) => other.once('listening', settle));
    const { port } = other.address() as AddressInfo;
    expect(await sentenceOf({ METRICS_PORT: String(port) })).toBe(
      `Port ${port} of 127.0.0.1 cannot be listened on (EADDRINUSE): set METRICS_PORT and METRICS_HOST to what can be.`,
    );
    other.close();
  });
});
