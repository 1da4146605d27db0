import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test.each([
  ['garbage', 'nonsense\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
  ['headers of more than 16 KB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered with the envelope and the headers of every reply', async (_what, sent, status) => {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(app.url).port) });
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/x-content-type-options: nosniff/);
  expect(head).toMatch(/cache-control: no-store/);
  expect(head).toMatch(/content-security-policy: default-src 'none'/);
  expect(JSON.parse(body)).toMatchObject({ result: 'error', errorCode: 'requestNotValid', data: null });
});
