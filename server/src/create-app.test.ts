import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Calls, callsTo } from '../testing/callers/call.ts';
import { type DeclaredCall, declaredCalls } from '../testing/callers/declared-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let nobody: Calls;
let calls: DeclaredCall[];

beforeAll(async () => {
  app = await startTestApp();
  nobody = callsTo(app);
  calls = declaredCalls(app);
});
afterAll(() => app.close());

describe('the description of the calls', () => {
  test('names every declared call with what it takes and gives', async () => {
    const description = await (await fetch(`${app.url}/openapi.json`)).json();
    expect(description).toMatchObject({ openapi: '3.1.0', info: { title: 'Mandate' } });
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const declared = calls.map(({ method, path }) => `${method} ${path}`);
    expect(described.filter((each) => !each.startsWith('HEAD ')).sort()).toEqual(declared.sort());
    expect(declared.length).toBeGreaterThan(25);
    for (const [path, methods] of Object.entries(description.paths))
      for (const [method, call] of Object.entries(methods as Record<string, Record<string, unknown>>)) {
        expect(call, `${method} ${path}`).toHaveProperty(['responses', 'default']);
        if (bare.includes(path) || path.includes('/failed-rows/')) continue;
        expect(call, `${method} ${path}`).toMatchObject({
          responses: {
            200: {
              content: { 'application/json': { schema: { required: expect.arrayContaining(['result', 'data']) } } },
            },
          },
        });
        const isForm = /\/(prepare-import|upload-picture)$/.test(path);
        const type = isForm ? 'multipart/form-data' : 'application/json';
        if (method === 'post') expect(call, path).toHaveProperty(['requestBody', 'content', type, 'schema']);
        if (path.includes('{id}')) expect(call, path).toHaveProperty('parameters');
      }
  });

  test('points to nothing that is not in it', async () => {
    const description = await (await fetch(`${app.url}/openapi.json`)).json();
    const pointers = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) =>
      String(match[1]),
    );
    for (const pointer of pointers) {
      const target = pointer
        .split('/')
        .reduce((at, key) => at?.[key.replace(/~1/g, '/').replace(/~0/g, '~')], description);
      expect(target, pointer).toBeDefined();
    }
  });

  test('tells what a refusal says of each field', async () => {
    const { components } = await (await fetch(`${app.url}/openapi.json`)).json();
    const { data } = components.responses.refused.content['application/json'].schema.properties;
    expect(JSON.stringify(data)).toContain('fieldErrors');
  });

  test('tells what may be saved: names of fields, and no secret', async () => {
    const text = await (await fetch(`${app.url}/openapi.json`)).text();
    for (const field of ['invoiceEmail', 'customerReference', 'unitPrice']) expect(text).toContain(field);
    for (const secret of ['passwordHash', 'password_hash', 'searchText']) expect(text).not.toContain(secret);
  });
});

/** Calls that never answer with an envelope when they succeed, but with a file or a stream. */
const bare = [
  ...['/job/get-file/{id}', '/file/get-by-id/{id}', '/parameter/get-picture/{sha256}', '/event/stream'],
  ...['/document/fetch/{id}', '/document/preview-pdf', '/public-document/fetch'],
];

/** Calls for people who are not signed in yet or no longer, for who holds a link, and for who watches over the process. */
const open = [
  /^\/health\/(live|ready)$/,
  /^\/token\//,
  /^\/public-document\/(open|fetch|accept|decline)$/,
  /^\/api\/auth\/register$/,
  /^\/account\/(verify-account|revoke-refresh-token|forgot-password|set-password)$/,
];

test('every call says who may make it; all but signing in and health need a signed-in person', async () => {
  for (const { method, path, allow } of calls) {
    const isOpen = open.some((pattern) => pattern.test(path));
    expect(allow, `${method} ${path}`).toEqual(isOpen ? 'anyone' : expect.not.stringMatching('anyone'));
    if (isOpen) continue;
    const reply = await nobody.send(method, path.replace(':id', 'x'), undefined);
    expect([reply.status, reply.result, reply.errorCode]).toEqual([401, 'session-expired', 'sessionExpired']);
  }
});
