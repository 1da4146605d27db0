import { expect, test } from 'vitest';
import { actsOfMany } from './acts-of-many.ts';
import { besideOf } from './beside.ts';

test('costs are read anew by who sees them, and nothing is asked of records that have no such act', () => {
  const entry = { name: 'entry' };
  expect(actsOfMany(entry, { role: 'ADMIN', grants: ['seeCosts'] })).toEqual(['readCosts']);
  expect(actsOfMany(entry, { role: 'ADMIN', grants: [] })).toEqual([]);
  expect(actsOfMany({ name: 'customer' }, { role: 'ADMIN', grants: ['seeCosts'] })).toEqual([]);
});

test('what is asked of many is a key their saves know', () => {
  const acts = actsOfMany({ name: 'entry' }, { role: 'SA', grants: ['seeCosts'] });
  expect(acts.map((name) => besideOf({ name: 'entry' })[name]?.ofMany)).not.toContain(undefined);
});
