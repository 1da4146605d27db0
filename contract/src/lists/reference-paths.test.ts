import { describe, expect, test } from 'vitest';
import { everything, grantsOf, type Role } from '../access/roles.ts';
import { knownEntities } from '../known-entities.ts';
import { project } from '../project/project.ts';
import { filteredField } from './filtered-field.ts';
import { filterFields, operatorsFor } from './grid.ts';
import { referencePaths, seenPaths } from './reference-paths.ts';
import { hiddenTellings, tellsOf } from './view-tells.ts';

const all = [...knownEntities.values()].flatMap((entity) =>
  [...referencePaths(entity)].map(([path, far]) => ({ path, far, entity, list: entity.name })),
);
const pathsFor = (role: Role) => seenPaths(project, { role, grants: grantsOf(role) }).map(([path]) => path);

describe('a field one step far', () => {
  test.each(all)(
    '$list $path follows a reference to what has such a field, which can be filtered by',
    ({ path, far, entity }) => {
      const pointing = entity.fields[far.reference];
      expect(pointing).toMatchObject({ kind: 'reference', refersTo: far.entity.name });
      const there = filterFields(far.entity, everything).get(far.field);
      expect(there).toBeDefined();
      expect(far.facts).toEqual({ ...there, isOptional: true });
      expect(operatorsFor(far.facts).length).toBeGreaterThan(0);
      expect(filterFields(entity, everything).get(path)).toBe(far.facts);
      expect(filteredField(entity, path)).toBe(far.facts);
      expect(far.facts.grants, 'amounts are not among them').toBeUndefined();
    },
  );

  test('is for who sees the reference, the field there, and may list what it points to', () => {
    expect(pathsFor('EDITOR')).toContain('customer.countryCode');
    expect(pathsFor('GUEST')).toEqual(['customer.city', 'projectManager.jobTitle']);
  });

  test('is told of by views, and hidden with them', () => {
    const state = { filter: { all: [{ field: 'customer.countryCode', operator: 'empty' }] } };
    const told = tellsOf({ list: 'project', name: 'Abroad', state }, { seeRates: '', seeCosts: '' });
    expect(told).toEqual(['project.customer.countryCode']);
    expect(hiddenTellings({ role: 'GUEST', grants: [] })).toContain('project.customer.countryCode');
    expect(hiddenTellings({ role: 'EDITOR', grants: [] })).not.toContain('project.customer.countryCode');
  });

  test.each(['customer', 'customer.name', 'constructor', '__proto__', 'customer.city.x'])(
    'is none called %j',
    (name) => {
      expect(filteredField(project, name)).toBeUndefined();
    },
  );
});
