import { may } from '@mandate/contract/access/permissions.ts';
import { grantsOf, type Role, roles } from '@mandate/contract/access/roles.ts';
import { type Entity, siblingOf } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { isAlwaysInRow } from '@mandate/contract/lists/grid.ts';
import { registers } from '@mandate/contract/registers.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, savePersonnel, saveProject, work } from '../../../testing/callers/records.ts';
import { saveFirmWithSecrets } from '../../../testing/permissions/save-firm-with-secrets.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Record<Role, Person>;

beforeAll(async () => {
  app = await startTestApp();
  await saveFirmWithSecrets(app);
  const asking = (role: Role) => signIn(app, role, `Asking ${role}`);
  people = {
    SA: await asking('SA'),
    ADMIN: await asking('ADMIN'),
    EDITOR: await asking('EDITOR'),
    GUEST: await asking('GUEST'),
  };
  const member = await savePersonnel(people.SA, { userId: people.GUEST.id });
  const team = { members: [{ personnelId: member.id }] };
  await saveProject(people.SA, { ...team, lines: [work({ unitPrice: '10', unitCost: '4' })] });
});
afterAll(() => app.close());

const entities: readonly Entity[] = [...Object.keys(registers), 'document', 'week'].map(entityNamed);

/** Nothing of these is in the firm that is asked: that no hidden field of them may be named is tried all the same. */
const unmade = ['holiday-calendar', 'document'];

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
      const { rows } = await grid(people[role], noun, { fields: [name], pageSize: 5 });
      if (role === 'SA' && !unmade.includes(noun)) expect(rows).not.toEqual([]);
      for (const row of rows) {
        const others = Object.keys(row).filter((key) => !['id', name, siblingOf(name)].includes(key));
        expect(others.filter((key) => !isAlwaysInRow(entity, key))).toEqual([]);
        for (const key of others) expect(isSeen(entity.fields[key] ?? field, reader)).toBe(true);
      }
    }
  });
});
