import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Calls } from '../testing/call.ts';
import { callsTo } from '../testing/call.ts';
import { type DeclaredCall, declaredCalls } from '../testing/declared-calls.ts';
import { everyRole } from '../testing/people.ts';
import { saveCustomer, saveProject, work } from '../testing/records.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const runs = Number(process.env.ENDURE_ROUNDS ?? 4) * 50;
let app: TestApp;
let people: Record<string, Calls>;
let calls: DeclaredCall[];
const ids: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const roles = await everyRole(app);
  people = { ...roles, nobody: callsTo(app) };
  calls = declaredCalls(app);
  for (let count = 0; count < 3; count += 1) {
    const customer = await saveCustomer(roles.ADMIN, { contacts: [{ lastName: 'A' }] });
    const project = await saveProject(roles.EDITOR, { customerId: customer.id, lines: [work()] });
    ids.push(customer.id, project.id);
  }
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
        expect(call, `${method} ${path}`).toMatchObject({
          responses: { 200: { content: { 'application/json': { schema: { required: expect.arrayContaining(['result', 'data']) } } } } },
        });
        if (method === 'post') expect(call, path).toHaveProperty('requestBody.content.application/json.schema');
        if (path.includes('{id}')) expect(call, path).toHaveProperty('parameters');
      }
  });

  test('points to nothing that is not in it', async () => {
    const description = await (await fetch(`${app.url}/openapi.json`)).json();
    const pointers = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => String(match[1]));
    for (const pointer of pointers) {
      const target = pointer.split('/').reduce((at, key) => at?.[key.replace(/~1/g, '/').replace(/~0/g, '~')], description);
      expect(target, pointer).toBeDefined();
    }
  });

  test('tells what may be saved: names of fields, and no secret', async () => {
    const text = await (await fetch(`${app.url}/openapi.json`)).text();
    for (const field of ['invoiceEmail', 'customerReference', 'unitPrice']) expect(text).toContain(field);
    for (const secret of ['passwordHash', 'password_hash', 'searchText']) expect(text).not.toContain(secret);
  });
});

test('every call says who may make it; all but sessions and health need a signed-in person', async () => {
  for (const { method, path, allow } of calls) {
    const open = /^\/(health|account|token)\//.test(path);
    expect(allow, `${method} ${path}`).toEqual(open ? 'anyone' : expect.not.stringMatching('anyone'));
    if (open) continue;
    const reply = await people.nobody?.send(method, path.replace(':id', 'x'), undefined);
    expect([reply?.status, reply?.result, reply?.errorCode]).toEqual([401, 'session-expired', 'sessionExpired']);
  }
});

describe('whatever is sent to a call', () => {
  const key = fc.constantFrom(
    ...['id', 'version', 'name', 'code', 'lines', 'contacts', 'tags', 'filter', 'sort', 'search', 'page', 'all', 'any', 'field'],
    ...['operator', 'value', 'aggregates', 'username', 'password', 'refreshToken', 'accessToken', 'customerId', 'quantity', 'type'],
  );
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.double(), fc.integer(), fc.boolean(), fc.constant(null), fc.uuid()),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.oneof(key, fc.string({ maxLength: 6 })), tie('value'), { maxKeys: 5 }),
    ),
  })).value;
  const operators = ['contains', 'is', 'eq', 'between', 'on', 'relative', 'anyOf', 'noneOf', 'empty', 'after', 'ne', 'isNot'];
  const fields = ['name', 'code', 'status', 'customerId', 'startDate', 'gross', 'isInternal', 'tags', 'createdAt', 'discountPercent'];
  const values = fc.oneof(
    fc.constantFrom<unknown>('a', '%', '2026-01-01', 'today', 'lastDays:3660', '5', true, null, ['draft'], ['1', '2'], ['2026-01-01', '2200-12-31']),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  const condition = fc.record({ field: fc.constantFrom(...fields), operator: fc.constantFrom(...operators), value: values });
  const near = fc.oneof(
    fc.record(
      {
        page: fc.integer({ min: 1, max: 99 }),
        pageSize: fc.integer({ min: 1, max: 200 }),
        search: fc.string({ unit: 'grapheme', maxLength: 20 }),
        sort: fc.array(fc.record({ field: fc.constantFrom(...fields), direction: fc.constantFrom('asc', 'desc') }), { maxLength: 5 }),
        filter: fc.record({ all: fc.array(fc.oneof(condition, fc.record({ any: fc.array(condition, { minLength: 1, maxLength: 3 }) })), { maxLength: 4 }) }),
        deleted: fc.constantFrom('include', 'only', 'exclude'),
        total: fc.constantFrom('exact', 'capped', 'none'),
        aggregates: fc.array(fc.record({ field: fc.constantFrom(...fields), fn: fc.constantFrom('sum', 'min', 'max', 'avg', 'count') }), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        name: fc.string({ unit: 'grapheme', maxLength: 30 }),
        code: fc.constantFrom('X1', 'x1', 'É-9', 'a b'),
        isInternal: fc.boolean(),
        customerId: fc.nat(7).map((index) => ids[index]),
        id: fc.nat(9).map((index) => ids[index]),
        version: fc.integer({ min: 0, max: 3 }),
        discountPercent: fc.constantFrom('0', '100', '101', 5, '1e5'),
        currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'XXX'),
        startDate: fc.constantFrom('2026-01-01', '2026-02-30', ''),
        endDate: fc.constantFrom('2026-12-31', '1900-01-01', null),
        tags: fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }),
        lines: fc.array(
          fc.record(
            {
              type: fc.constantFrom('service', 'section', 'text', 'discount'),
              description: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 }),
              quantity: fc.constantFrom('1', '0.0001', '99999999', '-1', 1),
              unit: fc.constantFrom('day', 'hour', 'eon'),
              unitPrice: fc.constantFrom('0', '-5', '999999999999', '0.3333'),
            },
            { requiredKeys: ['type', 'description'] },
          ),
          { maxLength: 4 },
        ),
        contacts: fc.array(fc.record({ lastName: fc.string({ maxLength: 5 }), isPrimary: fc.boolean() }), { maxLength: 2 }),
      },
      { requiredKeys: ['name'] },
    ),
    fc.record({ username: fc.string(), password: fc.string() }),
    fc.record({ refreshToken: fc.string({ unit: 'binary' }) }),
  );
  /** A body with one thing in it broken. */
  const oneFault = fc.tuple(near, key, json).map(([body, name, value]) => ({ ...body, [name]: value }));
  const sending = fc.record({
    call: fc.nat(1000),
    role: fc.constantFrom('SA', 'ADMIN', 'EDITOR', 'GUEST', 'nobody'),
    id: fc.oneof(
      fc.nat(5).map((index) => ids[index] ?? ''),
      fc.string({ unit: 'binary-ascii', maxLength: 20 }).map(encodeURIComponent),
      fc.uuid(),
    ),
    query: fc.constantFrom('', '?version=1', '?version=x', '?reason=a', '?query=%7B%7D', '?query=[', '?a=b', '?version=%00', '?reason=%00'),
    body: fc.oneof(near, oneFault, json),
  });

  test('the answer is the envelope, and never a failure of the server', async () => {
    await fc.assert(
      fc.asyncProperty(sending, async ({ call, role, id, query, body }) => {
        const chosen = calls[call % calls.length];
        const person = people[role];
        // Every sign-in costs a hash of 64 MB: its body is tested where it is declared.
        if (!chosen || !person || chosen.path === '/account/verify-account') return;
        const path = chosen.path.replace(':id', id || 'x') + query;
        const text = chosen.method === 'POST' ? JSON.stringify(body) : undefined;
        const headers = text === undefined ? {} : { 'content-type': 'application/json' };
        const reply = await person.send(chosen.method, path, text, headers);
        expect(reply.status, `${chosen.method} ${path} ${text}`).toBeLessThan(500);
        expect(['success', 'error', 'session-expired']).toContain(reply.result);
      }),
      { numRuns: runs },
    );
  });
});
