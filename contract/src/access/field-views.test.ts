import { describe, expect, test } from 'vitest';
import { entity } from '../facts/entity.ts';
import { isSeen, text } from '../facts/fields.ts';
import { knownEntities } from '../known-entities.ts';
import { mainRowFlag, mainRowsOnly, partialViews, rolesWithout } from './field-views.ts';
import { may } from './permissions.ts';
import { grantsOf, type Role } from './roles.ts';

describe('the fields of a role', () => {
  /** The fields and row fields of an entity that a role with its own grants sees, beside its id and version. */
  const seenBy = (role: Role, name: string) => {
    const entity = knownEntities.get(name);
    const parts = Object.entries(entity?.parts ?? {}).map(([part, rows]) => [`${part}.`, rows.fields] as const);
    return [['', entity?.fields ?? {}] as const, ...parts].flatMap(([path, fields]) =>
      Object.entries(fields).flatMap(([field, facts]) =>
        isSeen(facts, { role, grants: grantsOf(role) }) ? [`${path}${field}`] : [],
      ),
    );
  };

  test('are exactly those named where the role sees only some of a record', () => {
    for (const [name, views] of Object.entries(partialViews)) {
      for (const [role, fields] of Object.entries<readonly string[]>(views)) {
        const granted = [...fields, 'version'];
        expect(seenBy(role as Role, name).sort(), `${role} ${name}`).toEqual(granted.sort());
      }
    }
  });

  test('leave a guest no money, no number and no address but those of places', () => {
    const readable = [...knownEntities.values()].filter(({ name }) => may('GUEST', name, 'read') !== false);
    const seen = readable.flatMap(({ name }) => seenBy('GUEST', name).map((field) => `${name}.${field}`));
    expect(seen.filter((field) => /price|net|gross|percent|tax|currency|discount/i.test(field))).toEqual([]);
    expect(seen.filter((field) => /email|phone|vat|address|notes|hired|userId/i.test(field))).toEqual([
      'place.addressLine1',
      'place.addressLine2',
    ]);
  });

  test('leave an editor money and no personal data', () => {
    expect(seenBy('EDITOR', 'project')).toEqual(expect.arrayContaining(['gross', 'lines.unitPrice']));
    expect(seenBy('EDITOR', 'personnel')).not.toContain('hiredOn');
    expect(seenBy('EDITOR', 'personnel')).not.toContain('userId');
    expect(seenBy('EDITOR', 'account').sort()).toEqual(['fullName', 'status', 'version']);
  });

  test('show the administrators everything their grants open', () => {
    for (const [name, { fields, parts }] of knownEntities) {
      const all = [fields, ...Object.values(parts).map((part) => part.fields)].flatMap((list) => Object.values(list));
      const withoutBank = all.filter(({ grants }) => !grants?.includes('seeBank'));
      expect(seenBy('SA', name)).toHaveLength(all.length);
      expect(seenBy('ADMIN', name)).toHaveLength(withoutBank.length);
    }
  });

  test('leave out a field nothing was said of where the role sees only some', () => {
    expect(rolesWithout('project', 'margin')).toEqual(['GUEST']);
    expect(rolesWithout('personnel', 'salary')).toEqual(['EDITOR', 'GUEST']);
    expect(rolesWithout('tax-rate', 'margin')).toEqual([]);
  });

  test('hold the field that tells the main row where only that row is seen', () => {
    for (const [name, views] of Object.entries(mainRowsOnly)) {
      for (const [role, paths] of Object.entries<readonly string[]>(views))
        for (const path of paths) expect(seenBy(role as Role, name)).toContain(path);
    }
  });
});

test('a part of which all rows are seen has no main row', () => {
  expect(mainRowFlag('customer', 'contacts', 'GUEST')).toBe('isPrimary');
  expect(mainRowFlag('customer', 'contacts', 'EDITOR')).toBeUndefined();
  expect(mainRowFlag('provider', 'contacts', 'GUEST')).toBeUndefined();
});

test('a field the tables name and the entity does not have does not compile', () => {
  const facts = { table: '', label: 'name', parts: {}, defaultSort: { field: 'name', direction: 'asc' } } as const;
  const name = text({ max: 1 });
  // A guest sees the name of a provider, an EDITOR may not choose its status.
  entity({ ...facts, name: 'provider', fields: { name, status: text({ max: 1 }) } });
  // @ts-expect-error: the status is missing.
  entity({ ...facts, name: 'provider', fields: { name } });
  // @ts-expect-error: the fields of contacts are missing, which are rows of their own.
  entity({ ...facts, name: 'customer', fields: { name, city: text({ max: 1 }) } });
});
