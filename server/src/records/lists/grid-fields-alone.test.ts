import { may } from '@mandate/contract/access/permissions.ts';
import { grantsOf, type Role, roles } from '@mandate/contract/access/roles.ts';
import { type Entity, siblingOf } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { isAlwaysInRow } from '@mandate/contract/lists/grid.ts';
import { masterData } from '@mandate/contract/master-data.ts';
import { project } from '@mandate/contract/project/project.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, savePersonnel, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  const customer = await saveCustomer(people.SA, { name: 'Seen in part' });
  await savePersonnel(people.SA);
  await saveProject(people.SA, { customerId: customer.id, lines: [work({ unitPrice: '10', unitCost: '4' })] });
});
afterAll(() => app.close());

const entities: readonly Entity[] = [project, ...masterData];

describe.each(roles)('%s, who asks lists for one field alone,', (role: Role) => {
  const reader = { role, grants: grantsOf(role) };

  test.each(
    entities.filter(({ name }) => may(role, name, 'list') !== false).map((entity) => [entity.name, entity] as const),
  )('is given of %s that field where it is seen, and else told that there is none', async (noun, entity) => {
    for (const [name, field] of Object.entries(entity.fields)) {
      const isOffered = field.kind !== 'paragraphs' && isSeen(field, reader);
      if (!isOffered) {
        const { status, fieldCodes } = await people[role].post(`/${noun}/get-grid`, { fields: [name] });
        expect([name, status, fieldCodes]).toEqual([name, 400, ['fields.0 fieldUnknown']]);
        continue;
      }
      for (const row of (await grid(people[role], noun, { fields: [name], pageSize: 5 })).rows) {
        const others = Object.keys(row).filter((key) => !['id', name, siblingOf(name)].includes(key));
        expect(others.filter((key) => !isAlwaysInRow(entity, key))).toEqual([]);
        for (const key of others) expect(isSeen(entity.fields[key] ?? field, reader)).toBe(true);
      }
    }
  });
});
