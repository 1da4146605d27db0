import { everything, type Reader, roles } from '@mandate/contract/access/roles.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import { filterFields } from '@mandate/contract/lists/grid.ts';
import { expect, test } from 'vitest';
import { fieldGroups } from './field-groups.ts';

test('every field a list is filtered by is offered once, in one group, for every reader', () => {
  const readers: Reader[] = [everything, ...roles.map((role) => ({ role, grants: [] }))];
  for (const entity of knownEntities.values())
    for (const reader of readers) {
      const fields = filterFields(entity, reader);
      const offered = fieldGroups(entity, fields).flatMap((group) => group.fields.map(({ value }) => value));
      expect(offered.toSorted(), entity.name).toEqual([...fields.keys()].toSorted());
    }
});
