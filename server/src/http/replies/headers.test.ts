import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { contentSecurityPolicy } from './headers.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'SA');
});
afterAll(() => app.close());

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

test.each([
  ['GET', '/health/live', 200],
  ['GET', '/parameter/get-values', 200],
  ['POST', '/customer/get-grid', 200],
  ['GET', '/customer/get-by-id/x', 404],
  ['GET', '/nope', 404],
  ['PUT', '/customer/save', 405],
  ['POST', '/customer/save', 400],
  ['GET', '/%ZZ', 404],
])('%s %s has every header and a request id of its own', async (method, path, status) => {
  const body = method === 'POST' ? '{}' : undefined;
  const send = () => person.send(method, path, body, body === undefined ? {} : { 'content-type': 'application/json' });
  const [one, other] = [await send(), await send()];
  expect(one.status).toBe(status);
  for (const [name, value] of Object.entries(everywhere)) expect(one.headers.get(name)).toBe(value);
  expect(one.headers.get('permissions-policy')).toContain('camera=()');
  for (const name of ['server', 'x-powered-by', 'strict-transport-security']) expect(one.headers.get(name)).toBeNull();
  expect(one.headers.get('x-request-id')).toBe(one.requestId);
  expect(one.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(other.requestId).not.toBe(one.requestId);
});

test('a request id cannot be chosen by the caller', async () => {
  const reply = await person.get('/health/live', { 'x-request-id': 'mine', 'request-id': 'mine' });
  expect(reply.requestId).not.toBe('mine');
});

test('a page of documentation keeps to the policy of the other pages, and has no script', async () => {
  for (const path of ['/docs', '/docs/', '/docs/customer']) {
    const response = await fetch(app.url + path);
    const page = await response.text();
    expect([response.status, response.headers.get('x-content-type-options')], path).toEqual([200, 'nosniff']);
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    // The policy of the product's own pages, to the letter.
    expect(policy).toBe(contentSecurityPolicy(nonce));
    expect(page).toContain(`<style nonce="${nonce}">`);
    expect(page).not.toMatch(/<script|\son\w+=|\sstyle=/);
  }
});

test('pages take scripts and styles of their own only, and markup by three makers by name', () => {
  const policy = contentSecurityPolicy('n');
  expect(policy).toContain("default-src 'none'; script-src 'self' 'nonce-n'; style-src 'self' 'nonce-n';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dompurify ProseMirrorClipboard default");
  expect(policy).not.toMatch(/unsafe|allow-duplicates|\*|https?:/);
});
