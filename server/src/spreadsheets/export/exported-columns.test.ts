import { beforeAll, describe, expect, test } from 'vitest';
import { exported, firmThatExports, linesOf, saveThreeCustomers } from '../../../testing/callers/exports.ts';
import { signIn } from '../../../testing/callers/people.ts';
import { savePersonnel, saveProject, work } from '../../../testing/callers/records.ts';

const firm = firmThatExports();
beforeAll(() => saveThreeCustomers(firm.admin));

describe('the columns of an export', () => {
  test('that do not exist, that are not seen and that stand there twice are refused by their place', async () => {
    const person = await signIn(firm.app, 'ADMIN', 'Without rates', ['exportData']);
    const columns = ['name', 'nothing', 'discountPercent', 'name', 'contacts.nothing', 'nothing.name', '__proto__'];
    const refused = await exported(firm.app, person, 'customer', { columns });
    expect([refused.status, refused.fieldCodes]).toEqual([
      400,
      [
        'columns.1 fieldUnknown',
        'columns.2 fieldUnknown',
        'columns.3 columnNotUnique',
        'columns.4 fieldUnknown',
        'columns.5 fieldUnknown',
        'columns.6 fieldUnknown',
      ],
    ]);
    const [header = []] = await linesOf(firm.app, person, 'customer');
    expect(header).not.toContain('Discount');
  });

  test('of the query that are not seen are refused as in a list', async () => {
    const person = await signIn(firm.app, 'ADMIN', 'Without prices', ['exportData']);
    const query = { sort: [{ field: 'discountPercent', direction: 'asc' }] };
    expect((await exported(firm.app, person, 'customer', { query })).fieldCodes).toEqual(['sort.0.field fieldUnknown']);
  });

  test('of deleted records need the right to restore', async () => {
    const reply = await exported(firm.app, await signIn(firm.app, 'EDITOR'), 'customer', {
      query: { deleted: 'include' },
    });
    expect(reply.envelope?.errorCode).toBe('notPermitted');
  });

  test('say why a project ended by the words of the list its reason is from', async () => {
    for (const [name, to, reasonCode] of [
      ['Ended 1', 'cancelled', 'customer'],
      ['Ended 2', 'lost', 'price'],
    ]) {
      const { id } = await saveProject(firm.admin, { name });
      const { rowCount } = await firm.app.database.pool.query(
        'update projects set status = $2::project_status, status_reason_code = $3 where id = $1',
        [id, to, reasonCode],
      );
      expect(rowCount).toBe(1);
    }
    const query = { search: 'ended', sort: [{ field: 'name', direction: 'asc' }] };
    const columns = ['name', 'statusReasonCode'];
    expect(await linesOf(firm.app, firm.sa, 'project', { query, columns })).toEqual([
      ['Name', 'Reason type'],
      ['Ended 1', 'Wish of the customer'],
      ['Ended 2', 'Price'],
    ]);
  });

  test('of parts stand one row below the other, next to what belongs to the record', async () => {
    const columns = ['name', 'contacts.firstName', 'contacts.lastName', 'contacts.isPrimary'];
    const query = { filter: { all: [{ field: 'name', operator: 'startsWith', value: 'Alp' }] } };
    expect(await linesOf(firm.app, firm.sa, 'customer', { query, columns })).toEqual([
      ['Name', 'Contact: First name', 'Contact: Last name', 'Contact: Main contact'],
      ['Alpine Rail', 'Ada', 'One', 'Yes'],
      ['Alpine Rail', '', 'Two', 'No'],
    ]);
  });

  test('of several parts stand beside each other; a record without rows has one line, or none where only they are asked for', async () => {
    const person = await savePersonnel(firm.admin, { firstName: 'Team', lastName: 'Mate' });
    const project = await saveProject(firm.admin, {
      name: 'Two parts',
      lines: [work({ description: 'First' }), work({ description: 'Second\nline', quantity: '2.5' })],
      members: [{ personnelId: person.id }],
    });
    await saveProject(firm.admin, { name: 'Two parts, none of them' });
    const query = { search: 'two parts', sort: [{ field: 'name', direction: 'asc' }] };
    const columns = ['code', 'lines.description', 'lines.quantity', 'lines.net', 'members.personnelId'];
    const [, ...rows] = await linesOf(firm.app, firm.sa, 'project', { query, columns });
    expect(rows).toEqual([
      [project.code, 'First', '1', '100.00', person.displayName],
      [project.code, 'Second\nline', '2.5', '250.00', ''],
      [expect.any(String), '', '', '', ''],
    ]);
    expect(await linesOf(firm.app, firm.sa, 'project', { query, columns: ['lines.description'] })).toHaveLength(3);
  });
});
