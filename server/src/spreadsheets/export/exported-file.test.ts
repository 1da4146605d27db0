import { everything } from '@mandate/contract/access/roles.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import type { SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { csvLines, exported, firmThatExports, linesOf, saveThreeCustomers } from '../../../testing/callers/exports.ts';
import { grid, saveCustomer, savePersonnel } from '../../../testing/callers/records.ts';
import { english } from '../../words/words.ts';
import { sheetColumns } from '../cells/sheet-columns.ts';

const firm = firmThatExports();
beforeAll(() => saveThreeCustomers(firm.admin));

describe('the file of an export', () => {
  test('is saved under the name of the list and the day, and never shown', async () => {
    const { headers } = await exported(firm.app, firm.sa, 'customer', { format: 'xlsx' });
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="customers-\d{4}-\d\d-\d\d\.xlsx"$/);
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const csv = await exported(firm.app, firm.sa, 'service-category');
    expect(csv.headers.get('content-disposition')).toContain('filename="service-categories-');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  test('holds the columns that were asked for, in their order, with the words of the screens', async () => {
    const columns = ['city', 'name', 'status', 'countryCode', 'tags', 'discountPercent', 'isActive'];
    const [header, ...rows] = await linesOf(firm.app, firm.sa, 'customer', { columns });
    expect(header).toEqual(['City', 'Name', 'Status', 'Country', 'Tags', 'Discount', 'Available for new projects']);
    expect(rows).toEqual([
      ['Zürich', 'Alpine Rail', 'Active', 'Switzerland', 'rail; "a; b"', '2.5', 'Yes'],
      ['Chur', 'Bergbahn, "Nord"', 'Prospect', '', '', '', 'Yes'],
      ['Basel', 'Cargo', 'Active', '', '', '', 'Yes'],
    ]);
  });

  test('holds everything a list carries where no columns are named, and no text of several lines', async () => {
    const [header = []] = await linesOf(firm.app, firm.sa, 'customer');
    const carried = sheetColumns({ caller: everything, words: english }, customer).filter(
      ({ part, field }) => part === null && field !== null && field.kind !== 'paragraphs',
    );
    expect(header).toEqual(carried.map((column) => column.header));
    expect(header).not.toContain('Notes');
  });

  test('begins with a byte order mark and ends its lines as RFC 4180 says', async () => {
    const { bytes } = await exported(firm.app, firm.sa, 'customer', { columns: ['name', 'notes'] });
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.subarray(3).toString()).toBe(
      'Name,Notes\r\nAlpine Rail,\r\n"Bergbahn, ""Nord""","Two\nlines"\r\nCargo,\r\n',
    );
  });

  test('parts values by semicolons for who has a decimal comma', async () => {
    await firm.app.database.pool.query("update accounts set number_format = '1.234,56' where id = $1", [firm.sa.id]);
    const { bytes } = await exported(firm.app, firm.sa, 'customer', { columns: ['name', 'discountPercent'] });
    expect(csvLines({ bytes }, ';').slice(0, 2)).toEqual([
      ['Name', 'Discount'],
      ['Alpine Rail', '2,5'],
    ]);
  });

  test('keeps a line of one empty value apart from no line', async () => {
    const { bytes } = await exported(firm.app, firm.sa, 'customer', { columns: ['discountPercent'] });
    expect(bytes.subarray(3).toString()).toBe('Discount\r\n2.5\r\n""\r\n""\r\n');
  });

  test('holds the rows a list shows: filtered, searched, sorted, deleted ones where they are asked for', async () => {
    const gone = await saveCustomer(firm.admin, { name: 'Gone' });
    await firm.admin.del(`/customer/remove/${gone.id}`);
    const queries: SentGridQuery[] = [
      { filter: { all: [{ field: 'status', operator: 'anyOf', value: ['active'] }] } },
      { search: 'chur berg' },
      { sort: [{ field: 'city', direction: 'desc' }], deleted: 'include', page: 2, pageSize: 1 },
      { deleted: 'only' },
    ];
    for (const query of queries) {
      const listed = await grid(firm.sa, 'customer', { ...query, page: 1, pageSize: 200 });
      const [, ...rows] = await linesOf(firm.app, firm.sa, 'customer', { query, columns: ['name'] });
      expect(rows.flat()).toEqual(listed.rows.map(({ name }) => name));
      expect(rows.length).toBeGreaterThan(0);
    }
  });

  test('tells records apart that are called alike', async () => {
    const one = await savePersonnel(firm.admin, { firstName: 'Mia', lastName: 'Meier' });
    const other = await savePersonnel(firm.admin, { firstName: 'Mia', lastName: 'Meier' });
    const alone = await savePersonnel(firm.admin, { firstName: 'Leo', lastName: 'Meier' });
    const managed = [one, other, alone].map(({ id }, index) => ({ name: `Managed ${index}`, accountManagerId: id }));
    for (const values of managed) await saveCustomer(firm.admin, values);
    const query = { search: 'managed' };
    const [, ...rows] = await linesOf(firm.app, firm.sa, 'customer', { query, columns: ['name', 'accountManagerId'] });
    const label = `${one.displayName} [`;
    expect(rows).toEqual([
      ['Managed 0', `${label}${one.code}]`],
      ['Managed 1', `${label}${other.code}]`],
      ['Managed 2', alone.displayName],
    ]);
  });
});
