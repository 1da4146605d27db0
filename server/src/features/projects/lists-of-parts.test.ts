import type { Role } from '@mandate/contract/access/roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyRole, type Person } from '../../../testing/callers/people.ts';
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
      { name: 'In time', dueDate: '2015-01-15', reachedOn: '2015-01-15' },
      { name: 'Late', dueDate: '2015-02-15', reachedOn: '2015-02-16' },
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
