import { everything } from '@mandate/contract/access/roles.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import type { SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { csvLines, exported, linesOf, saveThreeCustomers } from '../../../testing/callers/exports.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, savePersonnel } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { english } from '../../words/words.ts';
import { sheetColumns } from '../cells/sheet-columns.ts';

let app: TestApp;
let admin: Person;
let sa: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'SA', 'Who saves');
  await saveThreeCustomers(admin);
});
afterAll(() => app.close());

// A person is sent five files a minute: most tests have one of their own.
let count = 0;
beforeEach(async () => {
  count += 1;
  sa = await signIn(app, 'SA', `Number ${count}`);
});

describe('the file of an export', () => {
  test('is saved under the name of the list and the day, and never shown', async () => {
    const { headers } = await exported(app, sa, 'customer', { format: 'xlsx' });
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="customers-\d{4}-\d\d-\d\d\.xlsx"$/);
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const csv = await exported(app, sa, 'service-category');
    expect(csv.headers.get('content-disposition')).toContain('filename="service-categories-');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  test('holds the columns that were asked for, in their order, with the words of the screens', async () => {
    const columns = ['city', 'name', 'status', 'countryCode', 'tags', 'discountPercent', 'isActive'];
    const [header, ...rows] = await linesOf(app, sa, 'customer', { columns });
    expect(header).toEqual(['City', 'Name', 'Status', 'Country', 'Tags', 'Discount', 'Available for new projects']);
    expect(rows).toEqual([
      ['Zürich', 'Alpine Rail', 'Active', 'Switzerland', 'rail; "a; b"', '2.5', 'Yes'],
      ['Chur', 'Bergbahn, "Nord"', 'Prospect', '', '', '', 'Yes'],
      ['Basel', 'Cargo', 'Active', '', '', '', 'Yes'],
    ]);
  });

  test('holds everything a list carries where no columns are named, and no text of several lines', async () => {
    const [header = []] = await linesOf(app, sa, 'customer');
    const carried = sheetColumns({ caller: everything, words: english }, customer).filter(
      ({ part, field }) => part === null && field !== null && field.kind !== 'paragraphs',
    );
    expect(header).toEqual(carried.map((column) => column.header));
    expect(header).not.toContain('Notes');
  });

  test('begins with a byte order mark and ends its lines as RFC 4180 says', async () => {
    const { bytes } = await exported(app, sa, 'customer', { columns: ['name', 'notes'] });
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.subarray(3).toString()).toBe(
      'Name,Notes\r\nAlpine Rail,\r\n"Bergbahn, ""Nord""","Two\nlines"\r\nCargo,\r\n',
    );
  });

  test('parts values by semicolons for who has a decimal comma', async () => {
    await app.database.pool.query("update accounts set number_format = '1.234,56' where id = $1", [sa.id]);
    const { bytes } = await exported(app, sa, 'customer', { columns: ['name', 'discountPercent'] });
    expect(csvLines({ bytes }, ';').slice(0, 2)).toEqual([
      ['Name', 'Discount'],
      ['Alpine Rail', '2,5'],
    ]);
  });

  test('keeps a line of one empty value apart from no line', async () => {
    const { bytes } = await exported(app, sa, 'customer', { columns: ['discountPercent'] });
    expect(bytes.subarray(3).toString()).toBe('Discount\r\n2.5\r\n""\r\n""\r\n');
  });

  test('holds the rows a list shows: filtered, searched, sorted, deleted ones where they are asked for', async () => {
    const gone = await saveCustomer(admin, { name: 'Gone' });
    await admin.del(`/customer/remove/${gone.id}`);
    const queries: SentGridQuery[] = [
      { filter: { all: [{ field: 'status', operator: 'anyOf', value: ['active'] }] } },
      { search: 'chur berg' },
      { sort: [{ field: 'city', direction: 'desc' }], deleted: 'include', page: 2, pageSize: 1 },
      { deleted: 'only' },
    ];
    for (const query of queries) {
      const listed = await grid(sa, 'customer', { ...query, page: 1, pageSize: 200 });
      const [, ...rows] = await linesOf(app, sa, 'customer', { query, columns: ['name'] });
      expect(rows.flat()).toEqual(listed.rows.map(({ name }) => name));
      expect(rows.length).toBeGreaterThan(0);
    }
  });

  test('tells records apart that are called alike', async () => {
    const one = await savePersonnel(admin, { firstName: 'Mia', lastName: 'Meier' });
    const other = await savePersonnel(admin, { firstName: 'Mia', lastName: 'Meier' });
    const alone = await savePersonnel(admin, { firstName: 'Leo', lastName: 'Meier' });
    const managed = [one, other, alone].map(({ id }, index) => ({ name: `Managed ${index}`, accountManagerId: id }));
    for (const values of managed) await saveCustomer(admin, values);
    const query = { search: 'managed' };
    const [, ...rows] = await linesOf(app, sa, 'customer', { query, columns: ['name', 'accountManagerId'] });
    const label = `${one.displayName} [`;
    expect(rows).toEqual([
      ['Managed 0', `${label}${one.code}]`],
      ['Managed 1', `${label}${other.code}]`],
      ['Managed 2', alone.displayName],
    ]);
  });
});
