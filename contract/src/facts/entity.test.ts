import { describe, expect, expectTypeOf, test } from 'vitest';
import type { PartRowOf, RecordOf } from '../../testing/record-of.ts';
import { account } from '../entities/account.ts';
import type { customer } from '../entities/customer.ts';
import { session } from '../entities/session.ts';
import { entityNamed, knownEntities } from '../known-entities.ts';
import type { lines } from '../project/line.ts';
import { project } from '../project/project.ts';
import { columnOf, type Referred, type RowOf, siblingOf } from './entity.ts';

type ProjectRow = RowOf<typeof project>;
type ProjectRecord = RecordOf<typeof project>;
type LineRow = PartRowOf<typeof lines>;
type CustomerRow = RowOf<typeof customer>;

describe('the types of records', () => {
  test('a required field has its value, an optional one may be null', () => {
    expectTypeOf<ProjectRow['id']>().toEqualTypeOf<string>();
    expectTypeOf<ProjectRow['name']>().toEqualTypeOf<string>();
    expectTypeOf<ProjectRow['startDate']>().toEqualTypeOf<string | null>();
    expectTypeOf<ProjectRow['isInternal']>().toEqualTypeOf<boolean>();
    expectTypeOf<ProjectRow['version']>().toEqualTypeOf<number>();
    expectTypeOf<ProjectRow['tags']>().toEqualTypeOf<string[]>();
    expectTypeOf<ProjectRow['deletedAt']>().toEqualTypeOf<string | null>();
  });

  test('a choice has exactly its values as its type', () => {
    expectTypeOf<ProjectRow['status']>().toEqualTypeOf<
      'draft' | 'quoted' | 'approved' | 'active' | 'completed' | 'closed' | 'onHold' | 'lost' | 'cancelled'
    >();
    expectTypeOf<LineRow['type']>().toEqualTypeOf<'section' | 'service' | 'discount' | 'expense' | 'text'>();
    expectTypeOf<LineRow['unit']>().toEqualTypeOf<
      'hour' | 'day' | 'month' | 'unit' | 'lumpSum' | 'km' | 'session' | null
    >();
  });

  test('a reference has the record it names beside it, a text whose name ends in Id has none', () => {
    expectTypeOf<ProjectRow['customer']>().toEqualTypeOf<Referred | null>();
    expectTypeOf<ProjectRow['createdBy']>().toEqualTypeOf<Referred | null>();
    expectTypeOf<CustomerRow['defaultTaxRate']>().toEqualTypeOf<Referred | null>();
    expectTypeOf<CustomerRow['taxId']>().toEqualTypeOf<string | null>();
    expectTypeOf<CustomerRow>().not.toHaveProperty('tax');
  });

  test('a record has its parts, a row has none, and neither has what is not a field', () => {
    expectTypeOf<ProjectRecord['lines']>().toEqualTypeOf<LineRow[]>();
    expectTypeOf<ProjectRow>().not.toHaveProperty('lines');
    expectTypeOf<ProjectRow>().not.toHaveProperty('color');
    expectTypeOf<RecordOf<typeof customer>['contacts'][number]['lastName']>().toEqualTypeOf<string>();
    expectTypeOf<LineRow['net']>().toEqualTypeOf<string | null>();
  });
});

test('names in calls become names of siblings and columns', () => {
  expect(siblingOf('customerId')).toBe('customer');
  expect(siblingOf('defaultTaxRateId')).toBe('defaultTaxRate');
  expect(columnOf('addressLine1')).toBe('address_line1');
  expect(columnOf('defaultTaxRateId')).toBe('default_tax_rate_id');
});

describe('every entity', () => {
  const entities = [...knownEntities.values()];

  test('is found by its name, and no other name is', () => {
    expect(entityNamed('project')).toBe(project);
    expect(entityNamed('account')).toBe(account);
    expect(() => entityNamed('constructor')).toThrow('constructor');
  });

  test.each(entities)('$name refers to entities that exist and sorts by a field it has', (entity) => {
    const all = [entity.fields, ...Object.values(entity.parts).map((part) => part.fields)].flatMap((fields) =>
      Object.values(fields),
    );
    for (const { refersTo } of all) if (refersTo !== undefined) expect(entityNamed(refersTo).name).toBe(refersTo);
    expect(Object.keys(entity.fields)).toEqual(expect.arrayContaining([entity.defaultSort.field, entity.label]));
  });

  test.each(entities)('$name keeps amounts in a currency of its own', (entity) => {
    for (const fields of [entity.fields, ...Object.values(entity.parts).map((part) => part.fields)]) {
      for (const { currencyField } of Object.values(fields)) {
        if (currencyField !== undefined) expect(Object.keys(entity.fields)).toContain(currencyField);
      }
    }
  });

  test.each(entities)('no save of $name sets its version, nor when and by whom it was changed', (entity) => {
    const stamps = ['version', 'createdAt', 'createdById', 'updatedAt', 'updatedById', 'deletedAt', 'deletedById'];
    expect(stamps.filter((name) => entity.fields[name]?.isWritable)).toEqual([]);
  });
});

test('what the table of permissions hides is hidden in the facts of fields and of rows', () => {
  expect(project.fields.gross.hiddenFrom).toEqual(['GUEST']);
  expect(project.parts.members.fields.allocationPercent.hiddenFrom).toEqual(['GUEST']);
  expect(project.parts.members.fields.personnelId.hiddenFrom).toBeUndefined();
  expect(account.fields.email.hiddenFrom).toEqual(['EDITOR', 'GUEST']);
});

test('what is only listed has no standard fields and hides none of its own', () => {
  for (const field of Object.values(session.fields)) expect(field.hiddenFrom).toBeUndefined();
  expect(Object.keys(session.fields)).not.toContain('version');
});
