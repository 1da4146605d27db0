import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../../../testing/callers/people.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { recordedLog } from '../../../testing/recorded-log.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { migrate } from '../../database/migrate.ts';
import { migrations } from '../../database/open-database.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let database: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);

/** A project as it was before time was booked. */
async function projectBefore(code: string, columns: object): Promise<void> {
  const amounts = { subtotal: 0, discount: 0, contract_net: 0, tax: 0, gross: 0, optional_net: 0, planned_margin: 0 };
  const row = { id: uuidV7(), code, name: code, is_internal: false, currency: 'EUR', ...amounts, ...columns };
  const places = Object.keys(row).map((_, at) => `$${at + 1}`);
  await sql(`insert into projects (${Object.keys(row).join(', ')}) values (${places.join(', ')})`, Object.values(row));
}

test('a firm from before time was booked keeps its projects: what was approved gets the hours of a day it was counted with', async () => {
  await migrate(database.connection, migrations, recordedLog(), '0037-document-links.sql');
  const customer = uuidV7();
  await sql(
    `insert into customers (id, code, name, kind, status, is_active, currency, language, hours_per_day)
     values ($1, 'C1', 'Short days', 'company', 'active', true, 'EUR', 'en', 7.25)`,
    [customer],
  );
  await sql(`update parameters set value = '7.8' where key = 'people.hoursPerDay'`);
  const ofCustomer = { customer_id: customer };
  await projectBefore('draft', { ...ofCustomer, status: 'draft' });
  await projectBefore('quoted', { ...ofCustomer, status: 'quoted' });
  await projectBefore('approved', { ...ofCustomer, status: 'approved', frozen_on: '2026-01-01' });
  await projectBefore('agreed', { ...ofCustomer, status: 'active', frozen_on: '2026-01-01', hours_per_day: 6.5 });
  await projectBefore('internal', { is_internal: true, status: 'active', frozen_on: '2026-01-01' });
  await projectBefore('closed', { ...ofCustomer, status: 'closed' });
  await migrate(database.connection, migrations, recordedLog());

  const { rows } = await sql(
    `select code, version, trim_scale(hours_per_day)::text as hours, who_books as "whoBooks" from projects order by code`,
  );
  const [version, whoBooks] = [1, 'team'];
  expect(rows).toEqual([
    { code: 'agreed', version, hours: '6.5', whoBooks },
    { code: 'approved', version, hours: '7.25', whoBooks },
    { code: 'closed', version, hours: '7.25', whoBooks },
    { code: 'draft', version, hours: null, whoBooks },
    { code: 'internal', version, hours: '7.8', whoBooks: 'everyone' },
    { code: 'quoted', version, hours: null, whoBooks },
  ]);

  app = await startTestApp({ database });
  const sa = await signIn(app, 'SA');
  const read = await sa.post<{ rows: { code: string }[] }>('/project/get-grid', {});
  expect(read.data.rows.map(({ code }) => code).sort()).toEqual(rows.map(({ code }) => code));
  const settings = await sql(`select key, value from parameters where group_name = 'time' order by key`);
  expect(settings.rows).toEqual([
    { key: 'time.approval', value: 'week' },
    { key: 'time.closedUntil', value: null },
    { key: 'time.dayStep', value: '0.25' },
    { key: 'time.remindOn', value: '1' },
    { key: 'time.step', value: '15' },
    { key: 'time.textRequired', value: 'never' },
  ]);
});
