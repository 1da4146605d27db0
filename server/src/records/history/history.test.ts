import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let editor: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  editor = await signIn(app, 'EDITOR', 'Edith');
  admin = await signIn(app, 'ADMIN', 'Adam');
});
afterAll(() => app.close());

interface History {
  rows: {
    version: number;
    at: string;
    by: { id: string; label: string };
    action: string;
    reason: string | null;
    changes: object[];
  }[];
  total: number;
}

const historyOf = async (noun: string, id: string) => (await editor.get<History>(`/${noun}/history/${id}`)).data;

describe('the history of a record', () => {
  test('says of every change who, when, which field, the old and the new value', async () => {
    const { id, createdAt } = await saveCustomer(editor, { name: 'Told', code: 'TOLD' });
    const after = await saveCustomer(admin, { id, version: 1, name: 'Retold', city: 'Bern', isActive: false });
    const { rows, total } = await historyOf('customer', id);
    expect(total).toBe(2);
    expect(rows[0]).toEqual({
      version: 2,
      at: after.updatedAt,
      by: { id: admin.id, label: 'Adam' },
      action: 'save',
      reason: null,
      origin: 'call',
      changes: [
        { field: 'name', old: 'Told', new: 'Retold' },
        { field: 'city', old: null, new: 'Bern' },
        { field: 'isActive', old: true, new: false },
      ],
    });
    expect(rows[1]).toMatchObject({ version: 1, at: createdAt, by: { label: 'Edith' }, action: 'create' });
    expect(rows[1]?.changes).toContainEqual({ field: 'code', old: null, new: 'TOLD' });
  });

  test('tells rows that came, changed, moved and went', async () => {
    const { id, lines } = await saveProject(editor, {
      lines: [work({ description: 'One' }), work({ description: 'Two' })],
    });
    const [one, two] = lines;
    await saveProject(editor, { id, version: 1, lines: [two, { ...one, quantity: '2' }] });
    await saveProject(editor, { id, version: 2, lines: [{ id: one?.id }] });
    const { rows } = await historyOf('project', id);
    expect(rows[1]?.changes).toEqual([
      { field: `lines.${one?.id}.quantity`, old: '1', new: '2' },
      { field: 'lines', old: [one?.id, two?.id], new: [two?.id, one?.id] },
    ]);
    expect(rows[0]?.changes).toMatchObject([
      { field: `lines.${two?.id}`, old: { id: two?.id, description: 'Two', unitPrice: '100' }, new: null },
      { field: 'lines', new: [one?.id] },
    ]);
  });

  test('has no entry for a save that changes nothing or is refused', async () => {
    const customer = await saveCustomer(editor);
    await saveCustomer(editor, customer);
    expect((await editor.post('/customer/save', { id: customer.id, version: 1, city: 5 })).status).toBe(400);
    expect((await historyOf('customer', customer.id)).total).toBe(1);
    expect((await editor.get<{ version: number }>(`/customer/get-by-id/${customer.id}`)).data.version).toBe(1);
  });

  test('is written with the change or not at all', async () => {
    const { pool } = app.database;
    await pool.query(
      `create function fail_history() returns trigger language plpgsql as 'begin raise exception ''no history''; end'`,
    );
    await pool.query(
      'create trigger fail_history before insert on history for each row execute function fail_history()',
    );
    try {
      const customers = async () =>
        (await pool.query('select jsonb_agg(to_jsonb(t) order by id) as all from customers t')).rows;
      const before = await customers();
      await expect(editor.post('/customer/save', { name: 'Lost' })).rejects.toThrow('no history');
      expect(await customers()).toEqual(before);
    } finally {
      await pool.query('drop trigger fail_history on history');
    }
  });

  test('tells removal with its reason and restoration', async () => {
    const { id } = await saveCustomer(editor);
    await admin.del(`/customer/remove/${id}?reason=Sold%20out`);
    await admin.put(`/customer/undelete/${id}`);
    const { rows } = await historyOf('customer', id);
    expect(rows.map(({ action, version, reason }) => [action, version, reason])).toEqual([
      ['undelete', 3, null],
      ['remove', 2, 'Sold out'],
      ['create', 1, null],
    ]);
  });
});
