import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole, type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, savePersonnel, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;
let member: Person;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  member = await signIn(app, 'GUEST', 'Gil Guest');
  const { id } = await savePersonnel(people.ADMIN, { userId: member.id });
  await saveProject(people.ADMIN, { name: 'Quay wall', members: [{ personnelId: id }] });
});
afterAll(() => app.close());

describe('SQL in a question to a list', () => {
  const injections = [
    'asc; drop table projects',
    'asc nulls first',
    'ASC',
    'desc, (select pg_sleep(5))',
    "' or 1=1 --",
    'is); drop table projects; --',
    'contains%',
    'sum)',
    'count(*) from accounts --',
    'unknown',
  ];

  test.each(injections)('%s is no direction, no operator and no function', async (text) => {
    for (const reader of [member, people.ADMIN]) {
      for (const query of [
        { sort: [{ field: 'name', direction: text }] },
        { filter: { all: [{ field: 'name', operator: text, value: 'x' }] } },
        { aggregates: [{ field: 'name', fn: text }] },
        { page: text },
        { pageSize: text },
        { deleted: text },
        { total: text },
        { [text]: 1 },
      ])
        expect((await reader.post('/project/get-grid', query)).status, JSON.stringify(query)).toBe(400);
    }
  });

  test('in a value is a text like any other', async () => {
    for (const value of [...injections, "x'; delete from projects; --", '\\', '%', '_', "''", '$1', '{{7*7}}']) {
      for (const operator of ['contains', 'is', 'startsWith'])
        expect(
          (await grid(people.ADMIN, 'project', { filter: { all: [{ field: 'name', operator, value }] } })).rows,
          value,
        ).toEqual([]);
      expect((await grid(people.ADMIN, 'project', { search: `zz${value}` })).rows).toEqual([]);
    }
    expect((await grid(people.ADMIN, 'project')).total).toBe(1);
  });
});
