import type { Role } from '@mandate/contract/access/roles.ts';
import type { Sums } from '@mandate/contract/lists/sums.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyRole, type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Record<Role, Person>;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  const { id } = await saveProject(people.SA, {
    ...{ name: 'Running', startDate: '2015-01-01', endDate: '2015-03-31' },
    lines: [work({ unitPrice: '100', unitCost: '60' })],
    milestones: [
      { name: 'In time', dueDate: '2015-01-15', reachedOn: '2015-01-15', amount: '100.5' },
      { name: 'Late', dueDate: '2015-02-15', reachedOn: '2015-02-16', amount: '40' },
      { name: 'Never', dueDate: '2015-03-01' },
      { name: 'Waived', dueDate: '2015-03-01', waivedReason: 'Not needed' },
    ],
  });
  await app.database.pool.query("update projects set status = 'active' where id = $1", [id]);
});
afterAll(() => app.close());

test('lists of milestones and of lines are for staff, and show no cost to who may see none', async () => {
  const { rows } = await grid(people.EDITOR, 'project-line', { search: 'Running' });
  expect(rows).toMatchObject([
    { projectStatus: 'active', startDate: '2015-01-01', endDate: '2015-03-31', net: '100.00', isPriced: true },
  ]);
  expect(Object.keys(rows[0] ?? {})).not.toEqual(expect.arrayContaining(['cost']));
  expect(Object.keys(rows[0] ?? {})).not.toEqual(expect.arrayContaining(['isCosted']));
  const milestones = await grid(people.EDITOR, 'milestone', {
    search: 'Running',
    sort: [{ field: 'dueDate', direction: 'desc' }],
  });
  expect(milestones.rows.map(({ name, isOnTime }) => [name, isOnTime])).toEqual(
    expect.arrayContaining([
      ['Late', false],
      ['In time', true],
    ]),
  );
  expect(milestones.total).toBe(4);
  // A guest who is no member of anything yet is told so, and is shown nothing.
  for (const noun of ['milestone', 'project-line']) expect((await grid(people.GUEST, noun)).rows).toEqual([]);
});

test('what milestones and lines come to is filtered, sorted and added up by currency, for who sees it', async () => {
  const abroad = { name: 'Running abroad', isInternal: true, currency: 'USD' };
  await saveProject(people.SA, { ...abroad, milestones: [{ name: 'Paid', amount: '7' }] });
  const query = { search: 'Running' };
  const filter = { all: [{ field: 'amount', operator: 'gte', value: '40' }] };
  const { rows } = await grid(people.EDITOR, 'milestone', {
    ...{ ...query, filter, sort: [{ field: 'amount', direction: 'desc' }] },
  });
  expect(rows.map(({ name, amount, currency }) => [name, amount, currency])).toEqual([
    ['In time', '100.50', 'EUR'],
    ['Late', '40.00', 'EUR'],
  ]);
  const sums = (who: Person, noun: string, fields?: string[]) =>
    who.post<Sums>(`/${noun}/get-sums`, { query, ...(fields && { fields }) });
  expect((await sums(people.EDITOR, 'milestone')).data).toEqual({
    count: 5,
    byCurrency: [
      { currency: 'EUR', count: 4, amounts: { amount: '140.50' } },
      { currency: 'USD', count: 1, amounts: { amount: '7.00' } },
    ],
  });
  expect((await sums(people.EDITOR, 'project-line')).data.byCurrency).toEqual([
    { currency: 'EUR', count: 1, amounts: { net: '100.00' } },
  ]);

  const blind = await signIn(app, 'EDITOR', 'Sees No Rates', []);
  const seen = await grid(blind, 'milestone', query);
  expect(seen.total).toBe(5);
  expect(JSON.stringify(seen.rows)).not.toMatch(/amount|100\.5/);
  expect((await sums(blind, 'milestone')).data).toEqual({ count: 5 });
  expect((await sums(blind, 'milestone', ['amount'])).fieldCodes).toEqual(['fields.0 fieldUnknown']);
  for (const body of [{ filter }, { sort: [{ field: 'amount', direction: 'asc' }] }, { fields: ['amount'] }])
    expect((await blind.post('/milestone/get-grid', { ...query, ...body })).status).toBe(400);
});
