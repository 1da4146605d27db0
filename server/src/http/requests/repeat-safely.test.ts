import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { type CustomerRecord, grid } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { purgeOldReplies } from '../../calls/stored-replies.ts';

let app: TestApp;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  ann = await signIn(app, 'EDITOR', 'Ann');
  ben = await signIn(app, 'EDITOR', 'Ben');
});
afterAll(() => app.close());

const save = (person: Person, key: string, body: object) =>
  person.post<CustomerRecord>('/customer/save', body, { 'idempotency-key': key });
const count = async (name: string) => (await grid(ann, 'customer', { search: name })).total;

describe('a save under a key', () => {
  test('sent again gives the same reply and is made once', async () => {
    const first = await save(ann, 'one', { name: 'Once only' });
    await ben.post('/customer/save', { id: first.data.id, version: 1, city: 'Rome' });
    const again = await save(ann, 'one', { name: 'Once only' });
    expect([again.status, again.data, again.alerts]).toEqual([200, first.data, first.alerts]);
    expect(await count('once only')).toBe(1);
  });

  test('with another body, or to another call, is refused', async () => {
    await save(ann, 'two', { name: 'Body' });
    expect(await save(ann, 'two', { name: 'Other body' })).toMatchObject({
      status: 422,
      errorCode: 'idempotencyKeyReused',
    });
    const elsewhere = await ann.post('/project/save', { name: 'Body' }, { 'idempotency-key': 'two' });
    expect(elsewhere.status).toBe(422);
  });

  test('belongs to the person who used it', async () => {
    const one = await save(ann, 'three', { name: 'Of Ann' });
    const other = await save(ben, 'three', { name: 'Of Ben' });
    expect([one.status, other.status]).toEqual([200, 200]);
  });

  test('twenty times at once is made once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => save(ann, 'race', { name: 'Raced' })));
    expect(new Set(replies.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    expect(await count('raced')).toBe(1);
  });

  test('that was refused may be repeated with what was missing', async () => {
    expect((await save(ann, 'four', {})).status).toBe(400);
    expect((await save(ann, 'four', { name: 'Now named' })).status).toBe(200);
  });

  test('is made and remembered in one: when its reply cannot be kept, nothing is made', async () => {
    const { pool } = app.database;
    await pool.query(
      `create function fail_keep() returns trigger language plpgsql as 'begin raise exception ''not kept''; end'`,
    );
    await pool.query(
      'create trigger fail_keep before insert on idempotent_replies for each row execute function fail_keep()',
    );
    await expect(save(ann, 'five', { name: 'Half made' })).rejects.toThrow('not kept');
    await pool.query('drop trigger fail_keep on idempotent_replies');
    expect(await count('half made')).toBe(0);
    expect((await save(ann, 'five', { name: 'Half made' })).status).toBe(200);
  });

  test('is kept sealed: what a reply tells once is not to be read in the database, nor moved to another key', async () => {
    const { pool } = app.database;
    const { data } = await save(ann, 'sealed', { name: 'Told once only' });
    const { rows } = await pool.query("select reply, mark from idempotent_replies where key = 'sealed'");
    for (const text of [rows[0]?.reply, rows[0]?.mark]) {
      expect(text).toMatch(/^s1\./);
      expect(text).not.toMatch(/Told once/);
    }
    expect((await save(ann, 'sealed', { name: 'Told once only' })).data).toEqual(data);

    const moved = `insert into idempotent_replies (account_id, key, mark, reply)
      select account_id, 'moved', mark, reply from idempotent_replies where key = 'sealed'`;
    await pool.query(moved);
    await expect(save(ann, 'moved', { name: 'Told once only' })).rejects.toThrow(/SealBroken/);
    expect(await count('told once')).toBe(1);
  });

  test('is forgotten after a day', async () => {
    await save(ann, 'six', { name: 'Yesterday' });
    await app.database.pool.query(
      "update idempotent_replies set created_at = now() - interval '25 hours' where key = 'six'",
    );
    expect((await save(ann, 'six', { name: 'Another' })).status).toBe(200);
    await app.database.pool.query(
      "update idempotent_replies set created_at = now() - interval '25 hours' where key = 'six'",
    );
    await purgeOldReplies(app.database.db);
    const { rows } = await app.database.pool.query("select 1 from idempotent_replies where key = 'six'");
    expect(rows).toEqual([]);
  });
});

describe('a key to repeat a save under', () => {
  test.each(['', ' ', 'a b', 'x'.repeat(201), 'tab\there', '%00\u00e9'])('is not taken as %j', async (key) => {
    const reply = await save(ann, key, { name: 'Fine' });
    expect(key.trim() === key ? reply.errorCode : 'idempotencyKeyNotValid').toBe('idempotencyKeyNotValid');
  });
});
