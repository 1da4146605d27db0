import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let folder: string;
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandate-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><script nonce="__CSP_NONCE__" src="/assets/app-1.js"></script>',
  );
  await writeFile(join(folder, 'public-document.html'), '<!doctype html><script nonce="__CSP_NONCE__">1</script>');
  await writeFile(join(folder, 'assets', 'app-1.js'), 'export {};');
  await writeFile(join(folder, 'secret.txt'), 'not for everybody');
  app = await startTestApp({ webDir: folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = html) => fetch(app.url + path, { headers });

describe('a browser that asks for a page', () => {
  test.each(['/', '/home/projects', '/session/signin', '/home/project/x/y', '/no/such/page', '/customer', '/assets'])(
    '%s gets the index page under a strict policy',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1];
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('gets another nonce each time', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => /nonce="([^"]+)"/.exec(await (await get('/')).text())?.[1]),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  test.each(['/public/document', '/public/document/', '/public/document?from=mail'])(
    '%s gets the page of a link, under a narrower policy, for no search engine and with no referrer',
    async (path) => {
      const response = await get(path);
      const nonce = /nonce="([^"]+)">1</.exec(await response.text())?.[1];
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain("trusted-types 'none'");
      expect(policy).not.toMatch(/unsafe|font-src/);
      const told = ['x-robots-tag', 'referrer-policy', 'cache-control', 'x-frame-options'];
      expect(told.map((name) => response.headers.get(name))).toEqual([
        'noindex, nofollow',
        'no-referrer',
        'no-store',
        'DENY',
      ]);
    },
  );

  test('gets a declared call as the call', async () => {
    const response = await get('/health/live');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect((await get('/customer/get-grid')).status).toBe(401);
  });
});

describe('what is no page', () => {
  test('is 404 with the envelope', async () => {
    for (const accept of ['*/*', 'application/json', '']) {
      const response = await get('/home/projects', { accept });
      expect([response.status, (await response.json()).errorCode]).toEqual([404, 'callNotFound']);
    }
  });

  test('is kept for ever under its own type where it is an asset', async () => {
    const response = await get('/assets/app-1.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    '/assets/../secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%5csecret.txt',
    '/secret.txt',
    '/assets/%00',
    '/assets/nope.js',
  ])('%s gives no file', async (path) => {
    const response = await get(path, { accept: '*/*' });
    expect([400, 404]).toContain(response.status);
    expect(await response.text()).not.toContain('not for everybody');
  });
});
