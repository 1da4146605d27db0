import { expect, test } from 'vitest';
import { everything } from '../../access/roles.ts';
import { entityNamed } from '../../known-entities.ts';
import { filterFields, rowFields } from '../../lists/grid.ts';
import { overviewNouns, type RelatedList, relatedFilter, relatedLists } from './related-lists.ts';

const lists = overviewNouns.flatMap((noun) =>
  Object.entries<RelatedList>(relatedLists[noun]).map(([name, list]) => [`${name} of a ${noun}`, noun, list] as const),
);

test.each(lists)('%s are filtered by references to it, and told by fields of their list', (_, noun, list) => {
  const entity = entityNamed(list.noun);
  const filtered = filterFields(entity, everything);
  for (const name of list.by) {
    const { kind, refersTo, refersToOneOf } = filtered.get(name) ?? {};
    expect([name, kind, [refersTo, ...(refersToOneOf?.nouns ?? [])].includes(noun)]).toEqual([name, 'reference', true]);
  }
  const names = rowFields(entity, everything).map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining([...list.fields]));
});

test('what belongs by several fields belongs by any of them', () => {
  const of = (field: string) => ({ field, operator: 'anyOf', value: ['id'] });
  expect(relatedFilter({ by: ['a'] }, 'id')).toEqual({ all: [of('a')] });
  expect(relatedFilter({ by: ['a', 'b'] }, 'id')).toEqual({ all: [{ any: [of('a'), of('b')] }] });
});
