import { describe, expect, test } from 'vitest';
import {
  everything,
  type Grant,
  grantableTo,
  grants,
  grantsFor,
  grantsOf,
  readerKey,
  roles,
  rolesBelow,
} from './roles.ts';

test('each role brings its own grants', () => {
  expect(grantsOf('SA')).toEqual(grants);
  expect(grants.filter((grant) => !grantsOf('ADMIN').includes(grant))).toEqual(['seeBank']);
  expect(grantsOf('EDITOR')).toEqual(['seeRates', 'exportData']);
  expect(grantsOf('GUEST')).toEqual([]);
});

describe('the grants of a person', () => {
  test('are those of the role when nothing was chosen', () => {
    for (const role of roles) expect(grantsFor(role, null)).toEqual(grantsOf(role));
  });

  test('are the chosen ones, fewer or more than the role brings', () => {
    expect(grantsFor('EDITOR', [])).toEqual([]);
    expect(grantsFor('EDITOR', ['exportData'])).toEqual(['exportData']);
    expect(grantsFor('EDITOR', ['seeCosts', 'seeRates'])).toEqual(['seeRates', 'seeCosts']);
    expect(grantsFor('ADMIN', ['seeBank'])).toEqual(['seeBank']);
  });

  test('are all for an SA and none for a guest, whatever was chosen', () => {
    expect(grantsFor('SA', [])).toEqual(grants);
    expect(grantsFor('GUEST', grants)).toEqual([]);
    expect(grantableTo('GUEST')).toEqual([]);
  });

  test('are only grants the product knows', () => {
    expect(grantsFor('EDITOR', ['seeRates', 'seeEverything' as Grant])).toEqual(['seeRates']);
  });
});

test('only weaker roles stand below a role', () => {
  expect(rolesBelow('SA')).toEqual(['ADMIN', 'EDITOR', 'GUEST']);
  expect(rolesBelow('ADMIN')).toEqual(['EDITOR', 'GUEST']);
  expect(rolesBelow('GUEST')).toEqual([]);
});

test('readers with other roles or grants are told apart', () => {
  const readers = roles.flatMap((role) => [
    { role, grants: grantsOf(role) },
    { role, grants: ['exportData'] as const },
  ]);
  expect(new Set([...readers, everything].map(readerKey)).size).toBe(readers.length);
});
