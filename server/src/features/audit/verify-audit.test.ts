import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { writeAudit } from '../../calls/audit.ts';
import { inNewTransaction } from '../../database/queries/transaction.ts';
import { verifyAudit } from './verify-audit.ts';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await startTestApp();
  ann = await signIn(app, 'SA', 'Ann');
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;
const verify = (...kept: [] | [{ id: number; hash: string }]) => verifyAudit(app.database.db, ...kept);
const rowsOf = (id: string) =>
  query('select action, entity, details from audit where record_id = $1 order by id', [id]);

describe('the audit', () => {
  test('has one row for each change of a record, and none for a save that changes nothing', async () => {
    const { id } = await saveCustomer(ann, { name: 'Audited' });
    await ann.post('/customer/save', { id, version: 1, city: 'Rome', phone: '+39061234567' });
    await ann.post('/customer/save', { id, version: 2, city: 'Rome' });
    await ann.del(`/customer/remove/${id}?version=2`);
    await ann.put(`/customer/undelete/${id}`);
    const rows = await rowsOf(id);
    expect(rows.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
      'create customer',
      'save customer',
      'remove customer',
      'undelete customer',
    ]);
    expect(rows[1]?.details).toMatchObject({ version: 2, fields: ['phone', 'city'] });
    expect(JSON.stringify(rows)).not.toMatch(/Rome|\+39/);
    expect((await verify()).broken).toBeNull();
  });

  test.each([
    'update audit set action = action',
    'delete from audit where id = 1',
    'truncate audit',
    'insert into audit (action) values (null)',
  ])('is only added to: %s is refused', async (sqlQuery) => {
    const before = await query('select count(*) as count from audit');
    await expect(query(sqlQuery)).rejects.toThrow();
    expect(await query('select count(*) as count from audit')).toEqual(before);
  });

  test('keeps its chain without a gap when twenty write at once', async () => {
    const { rows } = await verify();
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        if (index % 2 === 0) await saveCustomer(ann, { name: `At once ${index}` });
        else await writeAudit(app.database.db, { action: 'signedOut', details: { index } });
      }),
    );
    const after = await verify();
    expect([after.rows, after.broken, after.head.id]).toEqual([rows + 20, null, rows + 20]);
  });

  test('has no row for what was undone', async () => {
    const before = await verify();
    const work = inNewTransaction(app.database.db, async (trx) => {
      await writeAudit(trx, { action: 'signedOut' });
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    expect(await verify()).toEqual(before);
  });

  test('is walked in batches to its end', async () => {
    await query("insert into audit (action) select 'signedOut' from generate_series(1, 2100)");
    const { rows, head, first, last, broken } = await verify();
    expect([rows, broken]).toEqual([head.id, null]);
    expect(rows).toBeGreaterThan(2100);
    expect(Date.parse(String(first))).toBeLessThanOrEqual(Date.parse(String(last)));
  });
});

describe('an audit that somebody with rights on the database changed', () => {
  let id: string;

  beforeEach(async () => {
    ({ id } = await saveCustomer(ann, { name: 'Tampered', city: 'Bonn' }));
    await saveCustomer(ann, { name: 'Later' });
    await saveCustomer(ann, { name: 'Last' });
  });

  /** Does what the owner of the tables could do, looks, and takes it back. */
  async function tampered(...statements: string[]) {
    const client = await app.database.pool.connect();
    const [row] = await query('select id from audit where record_id = $1', [id]);
    const at = Number(row?.id);
    try {
      await client.query('alter table audit disable trigger user');
      await client.query(`create table kept_audit as table audit; create table kept_head as table audit_head;
        create table kept_history as table history`);
      for (const sqlQuery of statements) await client.query(sqlQuery.replaceAll(':at', String(at)));
      const { broken } = await verify();
      return broken && { ...broken, id: broken.id - at };
    } finally {
      await client.query(`delete from audit; insert into audit overriding system value table kept_audit; delete from audit_head; insert into audit_head table kept_head;
        delete from history; insert into history overriding system value table kept_history;
        drop table kept_audit, kept_head, kept_history; alter table audit enable trigger user`);
      client.release();
      expect((await verify()).broken).toBeNull();
    }
  }

  const cases: [what: string, expected: { id: number; fault: string }, ...statements: string[]][] = [
    ['details', { id: 0, fault: 'rowChanged' }, `update audit set details = details || '{"x": 1}' where id = :at`],
    ['when', { id: 0, fault: 'rowChanged' }, `update audit set at = at + interval '1 microsecond' where id = :at`],
    ['who', { id: 0, fault: 'rowChanged' }, 'update audit set actor_id = null where id = :at'],
    [
      'details, with a new hash',
      { id: 1, fault: 'notLinked' },
      `update audit set details = details || '{"x": 1}' where id = :at`,
      'update audit a set hash = audit_hash(a) where id = :at',
    ],
    ['a row taken out', { id: 0, fault: 'rowMissing' }, 'delete from audit where id = :at'],
    [
      'a row taken out and the others moved up',
      { id: 0, fault: 'rowChanged' },
      'delete from audit where id = :at',
      'update audit set id = id - 1 where id = :at + 1',
    ],
    [
      'two rows exchanged',
      { id: 0, fault: 'rowChanged' },
      'update audit set id = -1 where id = :at',
      'update audit set id = :at where id = :at + 1',
      'update audit set id = :at + 1 where id = -1',
    ],
    ['the end taken out', { id: 0, fault: 'tailMissing' }, 'delete from audit where id >= :at'],
    [
      'the end taken out and the head set back, to a hash that is none',
      { id: -1, fault: 'headDiffers' },
      'delete from audit where id >= :at',
      "update audit_head set id = :at - 1, hash = sha256('x')",
    ],
    [
      'a value in the history',
      { id: 0, fault: 'historyChanged' },
      `update history h set changes = replace(h.changes::text, 'Bonn', 'Rome')::jsonb
        from audit a where a.id = :at and h.record_id = a.record_id`,
    ],
    [
      'who made an entry of the history',
      { id: 0, fault: 'historyChanged' },
      `update history h set by_id = null from audit a where a.id = :at and h.record_id = a.record_id`,
    ],
    [
      'an entry of the history taken out',
      { id: 0, fault: 'historyMissing' },
      'delete from history h using audit a where a.id = :at and h.record_id = a.record_id',
    ],
    [
      'the number of the entry of the history',
      { id: 0, fault: 'rowChanged' },
      `update audit set details = details || '{"historyId": "none"}' where id = :at`,
    ],
  ];
  test.each(cases)('is found: %s', async (_what, expected, ...statements) => {
    expect(await tampered(...statements)).toEqual(expected);
  });

  test('is found by a head kept elsewhere, also when the whole chain was rewritten', async () => {
    const { head } = await verify();
    await saveCustomer(ann, { name: 'After the head was kept' });
    expect((await verify(head)).broken).toBeNull();
    expect(
      (await verify({ ...head, hash: head.hash.replace(/^./, (first) => (first === '0' ? '1' : '0')) })).broken,
    ).toEqual({
      id: head.id,
      fault: 'keptHeadDiffers',
    });
    const now = await verify();
    expect((await verify({ id: now.head.id + 1, hash: head.hash })).broken).toEqual({
      id: now.head.id + 1,
      fault: 'tailMissing',
    });
  });
});
