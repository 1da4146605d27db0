import { beforeAll, describe, expect, test } from 'vitest';
import { exported, firmThatExports, saveThreeCustomers, sheetsIn } from '../../../testing/callers/exports.ts';
import { saveCustomer, savePersonnel, saveProject, work } from '../../../testing/callers/records.ts';

const firm = firmThatExports();
beforeAll(() => saveThreeCustomers(firm.admin));

describe('a workbook', () => {
  test('has typed cells, and a header that is bold and stays', async () => {
    await saveProject(firm.admin, {
      name: 'Typed',
      startDate: '2026-03-01',
      discountPercent: '12.5',
      customerReference: '00123',
      lines: [work({ quantity: '99999998.1234', unitPrice: '0.1234' })],
    });
    await firm.app.database.pool.query("update projects set created_at = '2026-03-01T12:30:15Z' where name = 'Typed'");
    const columns = [
      'name',
      'startDate',
      'discountPercent',
      'customerReference',
      'isInternal',
      'createdAt',
      'lines.net',
      'id',
    ];
    const reply = await exported(
      firm.app,
      firm.sa,
      'project',
      { query: { search: 'typed' }, columns, format: 'xlsx' },
      { 'x-time-zone': 'Europe/Rome' },
    );
    const [{ name, rows, cells, freezePane }] = await sheetsIn(reply);
    expect(name).toBe('Projects');
    expect(freezePane).toMatchObject({ rows: 1 });
    expect(cells?.get('0,0')?.style?.font?.bold).toBe(true);
    expect(cells?.get('1,0')?.style?.font?.bold ?? false).toBe(false);
    // The clocks of Rome show an hour more; a spreadsheet knows no zones.
    expect(rows[1]?.slice(0, 7)).toEqual([
      'Typed',
      new Date('2026-03-01T00:00:00Z'),
      12.5,
      '00123',
      true,
      new Date('2026-03-01T13:30:15Z'),
      12339999.77,
    ]);
  });

  test('keeps figures a spreadsheet would round as text, and says which texts were cut', async () => {
    const project = await saveProject(firm.admin, {
      name: 'Exact',
      lines: [work({ quantity: '1', unitPrice: '99999999998.1234' })],
    });
    await firm.app.database.pool.query(
      'alter table project_lines drop constraint if exists project_lines_description_check',
    );
    await firm.app.database.pool.query('update project_lines set description = $1 where project_id = $2', [
      `${'x'.repeat(32_766)}\u{1f600}`,
      project.id,
    ]);
    const columns = ['lines.unitPrice', 'lines.description'];
    const request = { query: { search: 'exact' }, columns, format: 'xlsx' };
    const [{ rows }, about] = await sheetsIn(await exported(firm.app, firm.sa, 'project', request));
    expect(rows[1]?.[0]).toBe(99999999998.1234);
    expect(rows[1]?.[1]).toBe('x'.repeat(32_766));
    expect(about.rows.find(([what]) => what === 'Shortened')?.[1]).toMatch(/^1 /);
  });

  test('keeps control characters and what looks like them', async () => {
    const { id } = await saveCustomer(firm.admin, { name: 'Control' });
    const text = 'a _x0041_ & <b> "c"\u0001 \ud83d\ude00 ';
    await firm.app.database.pool.query('update customers set legal_name = $1 where id = $2', [text, id]);
    const request = { query: { search: 'control' }, columns: ['legalName'], format: 'xlsx' };
    const [{ rows }] = await sheetsIn(await exported(firm.app, firm.sa, 'customer', request));
    expect(rows[1]?.[0]).toBe(text);
  });

  test('says on a sheet of its own which records it holds, whose it is and of when', async () => {
    const manager = await savePersonnel(firm.admin, { firstName: 'Mia', lastName: 'Meier' });
    const filter = {
      all: [
        {
          any: [
            { field: 'status', operator: 'anyOf', value: ['active', 'prospect'] },
            { field: 'isActive', operator: 'is', value: true },
          ],
        },
        { field: 'createdAt', operator: 'relative', value: 'lastDays:30' },
        { field: 'discountPercent', operator: 'between', value: ['1.5', '3'] },
        { field: 'accountManagerId', operator: 'noneOf', value: [manager.id] },
        { field: 'externalRef', operator: 'empty' },
      ],
    };
    const query = { filter, search: 'rail', sort: [{ field: 'city', direction: 'desc' }] };
    const request = { query, columns: ['name', 'contacts.lastName'], format: 'xlsx' };
    const [, about] = await sheetsIn(
      await exported(firm.app, firm.sa, 'customer', request, { 'x-time-zone': 'Europe/Rome' }),
    );
    expect(about.name).toBe('About');
    expect(about.rows).toEqual([
      ['Register', 'Customers'],
      ['Filter', 'Status is any of Active, Prospect or Available for new projects is Yes'],
      ['Filter', 'Created is in the last 30 days'],
      ['Filter', 'Discount is between 1.5 and 3'],
      ['Filter', `Account manager is none of ${manager.displayName}`],
      ['Filter', 'External reference is empty'],
      ['Search', 'rail'],
      ['Sorted by', 'City, descending'],
      ['Shown', 'Current'],
      ['Columns', 'Name, Contact: Last name'],
      ['Records', 1],
      ['Rows', 2],
      ['Exported by', firm.sa.fullName],
      ['Exported at', expect.any(Date)],
      ['Time zone', 'Europe/Rome'],
      ['Link', expect.stringMatching(/^http:\/\/.+\/register\/customers\?search=rail&sort=-city&filter=%7B/)],
    ]);
  });

  test('says in words what of other records and of rows its own were chosen by, and the floor of margins', async () => {
    const manager = await savePersonnel(firm.admin, { lastName: 'Of Others', jobTitle: 'Lead', seniority: 'senior' });
    const { id: customerId } = await saveCustomer(firm.admin, {
      name: 'Roman',
      city: 'Rome',
      accountManagerId: manager.id,
    });
    await saveProject(firm.admin, {
      ...{ name: 'In Rome', isInternal: false, customerId, projectManagerId: manager.id },
      lines: [work({ unitPrice: '100', unitCost: '99' })],
      members: [{ personnelId: manager.id }],
    });
    await firm.app.database.pool.query("update parameters set value = '\"20\"' where key = 'money.marginFloorPercent'");
    const all = [
      { field: 'customer.city', operator: 'is', value: 'rome' },
      { field: 'customer.kind', operator: 'anyOf', value: ['company'] },
      { field: 'customer.accountManagerId', operator: 'anyOf', value: [manager.id] },
      { field: 'projectManager.seniority', operator: 'anyOf', value: ['senior'] },
      { field: 'members.personnelId', operator: 'anyOf', value: [manager.id] },
      { field: 'plannedMarginPercent', operator: 'lt', value: 'floor' },
    ];
    const request = { query: { filter: { all } }, columns: ['name'], format: 'xlsx' };
    const [{ rows }, about] = await sheetsIn(await exported(firm.app, firm.sa, 'project', request));
    expect(rows).toEqual([['Name'], ['In Rome']]);
    expect(about.rows.flatMap(([what, said]) => (what === 'Filter' ? [said] : []))).toEqual([
      'Customer · City is rome',
      'Customer · Kind is any of Company',
      `Customer · Account manager is any of ${manager.displayName}`,
      'Manager · Seniority is any of Senior',
      `Team member · Person is any of ${manager.displayName}`,
      'Margin, % is less than the margin floor',
    ]);
  });
});
