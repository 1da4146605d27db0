import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo, type Reply } from '../../../testing/callers/call.ts';
import { everyRole, type Person } from '../../../testing/callers/people.ts';
import { type CustomerRecord, saveCustomer } from '../../../testing/callers/records.ts';
import { databasePrint } from '../../../testing/database/database-print.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { verifyAudit } from './verify-audit.ts';

let app: TestApp;
let sa: Person;
let editor: Person;
let guest: Person;
let customer: CustomerRecord;

beforeAll(async () => {
  app = await startTestApp();
  ({ SA: sa, EDITOR: editor, GUEST: guest } = await everyRole(app));
  customer = await saveCustomer(sa, { name: 'A customer' });
});
afterAll(() => app.close());

interface Row {
  action: string;
  actorId: string | null;
  entity: string | null;
  recordId: string | null;
  network: string;
  requestId: string;
  details: Record<string, unknown>;
}

/** The rows a call adds, and that it changes nothing else. */
async function rowsAddedBy(ask: () => Promise<Reply>): Promise<{ reply: Reply; rows: Row[] }> {
  const { pool } = app.database;
  const [before, { rows: heads }] = [await databasePrint(pool), await pool.query('select id from audit_head')];
  const reply = await ask();
  expect(await databasePrint(pool)).toEqual(before);
  const { rows } = await pool.query<Row>(
    `select action, actor_id as "actorId", entity, record_id as "recordId", network, request_id as "requestId", details
     from audit where id > $1 order by id`,
    [heads[0]?.id],
  );
  return { reply, rows };
}

describe('a call that is refused writes one row and nothing else', () => {
  const cases: [what: string, ask: () => Promise<Reply>, status: number, row: Partial<Row>][] = [
    [
      'a role that may not',
      () => editor.del(`/personnel/remove/${customer.id}`),
      403,
      {
        action: 'callRefused',
        entity: 'personnel',
        details: { call: 'DELETE /personnel/remove/:id', code: 'notPermitted' },
      },
    ],
    [
      'removed records without the right to restore',
      () => editor.post('/customer/get-grid', { deleted: 'only' }),
      403,
      { action: 'callRefused', entity: 'customer', details: { call: 'POST /customer/get-grid', code: 'notPermitted' } },
    ],
    [
      'nobody signed in',
      () => callsTo(app).get(`/customer/get-by-id/${customer.id}`),
      401,
      {
        action: 'callRefused',
        actorId: null,
        details: { call: 'GET /customer/get-by-id/:id', code: 'sessionExpired' },
      },
    ],
    [
      'a token that is none',
      () => callsTo(app, 'forged.token.here').get('/parameter/get-values'),
      401,
      { action: 'tokenRefused', actorId: null, details: { call: 'GET /parameter/get-values', code: 'sessionExpired' } },
    ],
    [
      'a token with characters no token has',
      () => callsTo(app).get('/parameter/get-values', { authorization: 'Bearer a b' }),
      401,
      { action: 'tokenRefused' },
    ],
    [
      'a token that was changed',
      () => callsTo(app, `${editor.token.slice(0, -2)}AA`).get('/parameter/get-values'),
      401,
      { action: 'tokenRefused' },
    ],
    [
      'a refresh token nobody was given',
      () => callsTo(app).post('/token/refresh', { refreshToken: 'x'.repeat(43) }),
      401,
      { action: 'tokenRefused', details: { call: 'POST /token/refresh', code: 'sessionExpired' } },
    ],
    [
      'a refresh by an access token that is none',
      () => callsTo(app).post('/token/refresh-access-token', { accessToken: 'none at all' }),
      401,
      { action: 'tokenRefused' },
    ],
    [
      'a privileged field in a body',
      () => editor.post('/customer/save', { name: 'Fine', createdById: editor.id, margin: '1', tokenVersion: 7 }),
      400,
      {
        action: 'fieldRefused',
        entity: 'customer',
        details: { call: 'POST /customer/save', code: 'fieldUnknown', fields: ['margin', 'tokenVersion'] },
      },
    ],
    [
      'a field of rows in a body',
      () =>
        editor.post('/project/save', { name: 'Fine', isInternal: true, lines: [{ description: 'x', unitCost: '1' }] }),
      400,
      { action: 'fieldRefused', details: expect.objectContaining({ fields: ['lines.0.unitCost'] }) },
    ],
    [
      'an unknown field in filter, sort and aggregate',
      () =>
        editor.post('/account/get-grid', {
          sort: [{ field: 'passwordHash', direction: 'asc' }],
          filter: { all: [{ field: 'email', operator: 'contains', value: 'secret value' }] },
          aggregates: [{ field: 'role', fn: 'count' }],
        }),
      400,
      {
        action: 'fieldRefused',
        entity: 'account',
        details: {
          call: 'POST /account/get-grid',
          code: 'fieldUnknown',
          fields: ['sort.0.field', 'filter.all.0.field', 'aggregates.0.field'],
        },
      },
    ],
    [
      'a field in the address',
      () => editor.get('/customer/get-grid?role=SA'),
      400,
      { action: 'fieldRefused', details: expect.objectContaining({ fields: ['role'] }) },
    ],
    [
      'a key that reaches into prototypes',
      () =>
        editor.send('POST', '/customer/save', '{"name":"x","__proto__":{"role":"SA"}}', {
          'content-type': 'application/json',
        }),
      400,
      { action: 'fieldRefused', details: expect.objectContaining({ fields: ['__proto__'] }) },
    ],
    [
      'a field with a name no database takes',
      () => editor.post('/customer/save', { name: 'x', 'a\u0000b': 1 }),
      400,
      { action: 'fieldRefused', details: expect.objectContaining({ fields: ['a\ufffdb'] }) },
    ],
  ];
  test.each(cases)('%s', async (_what, ask, status, row) => {
    const { reply, rows } = await rowsAddedBy(ask);
    expect(reply.status).toBe(status);
    expect(rows).toEqual([expect.objectContaining({ network: '127.0.0.1', requestId: reply.requestId, ...row })]);
    expect(JSON.stringify(rows)).not.toMatch(/secret value|forged/);
  });

  test('under a key for repetition, too', async () => {
    const refused = () => editor.post('/customer/save', { name: 'x', margin: '1' }, { 'idempotency-key': 'refused' });
    expect((await rowsAddedBy(refused)).rows).toHaveLength(1);
  });

  test('that names who called, on which record', async () => {
    const { rows } = await rowsAddedBy(() => guest.del(`/customer/remove/${customer.id}`));
    expect(rows).toEqual([
      expect.objectContaining({ actorId: guest.id, entity: 'customer', recordId: customer.id, action: 'callRefused' }),
    ]);
  });

  test('with ten names of eighty characters at most', async () => {
    const body = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}${'x'.repeat(100)}`, 1]));
    const { rows } = await rowsAddedBy(() => editor.post('/customer/save', { name: 'Fine', ...body }));
    const fields = rows[0]?.details.fields as string[];
    expect([rows.length, fields.length, Math.max(...fields.map((field) => field.length))]).toEqual([1, 10, 80]);
  });
});

test('a call that is refused for other reasons, or finds nothing, writes no row of the audit', async () => {
  const { rows } = await rowsAddedBy(async () => {
    await editor.post('/customer/save', { name: '' });
    await editor.get('/nope');
    await editor.post('/customer/save', { id: customer.id, version: 99, name: 'x' });
    return editor.get(`/customer/get-by-id/${editor.id}`);
  });
  expect(rows).toEqual([]);
});

test('the reply to a refused call is the same when its row cannot be written, and does not wait while the audit is held', async () => {
  const { pool } = app.database;
  const asked = () => editor.del(`/personnel/remove/${customer.id}`);
  const { reply: usual } = await rowsAddedBy(asked);
  const same = { status: usual.status, data: usual.data, errorCode: usual.errorCode, errorMessage: usual.errorMessage };

  await pool.query('alter table audit rename to audit_away');
  expect(await asked()).toMatchObject(same);
  await pool.query('alter table audit_away rename to audit');
  expect(app.log.some((line) => line.includes('refused, and not written to the audit'))).toBe(true);

  const holder = await pool.connect();
  await holder.query('begin; select * from audit_head for update');
  // Who holds it lets go only afterwards: the reply came before.
  expect(await asked()).toMatchObject(same);
  await holder.query('rollback');
  holder.release();
});

test('a flood of refusals is written two hundred times, and then only logged', async () => {
  const { rows } = await rowsAddedBy(async () => {
    const asked = Array.from({ length: 260 }, () => callsTo(app, 'forged').get('/parameter/get-values'));
    const replies = await Promise.all(asked);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]));
    return replies[0] as Reply;
  });
  expect(rows.length).toBeLessThanOrEqual(200);
  expect(rows.length).toBeGreaterThan(150);
  const logged = app.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'refused');
  expect(logged.length).toBeGreaterThanOrEqual(60);
  expect(logged[0]).toMatchObject({ code: 'sessionExpired' });
  expect((await verifyAudit(app.database.db)).broken).toBeNull();
});
