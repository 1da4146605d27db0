import { expect, test } from 'vitest';
import type { ImportField, ImportPlan } from '../import-calls.ts';
import { askedBeside, isSamePlan, matchKeys, missingFields, withAsked, withField } from './import-plan.ts';

const fields: ImportField[] = [
  { path: 'id', label: 'Id', isRequired: false, isKey: true },
  { path: 'code', label: 'Code', isRequired: false, isKey: true },
  { path: 'name', label: 'Name', isRequired: true, isKey: false },
  { path: 'externalRef', label: 'External reference', isRequired: false, isKey: true },
  { path: 'city', label: 'City', isRequired: false, isKey: false },
  { path: 'contacts.lastName', label: 'Contact: Last name', isRequired: true, isKey: false },
  { path: 'contacts.email', label: 'Contact: Email', isRequired: false, isKey: false },
];

const plan: ImportPlan = {
  mapping: [
    { header: 'Number', field: 'code', isRemembered: true },
    { header: 'Town', field: 'city' },
  ],
  matchBy: 'code',
  onError: 'skip',
  allowDuplicates: false,
  beside: {},
};

test('an import misses a required field that no column fills, and one of a part only if the part is imported', () => {
  expect(missingFields(fields, plan).map(({ path }) => path)).toEqual(['name']);
  const named = withField(plan, 'Town', 'name');
  expect(missingFields(fields, named)).toEqual([]);
  expect(missingFields(fields, withField(named, 'Number', 'contacts.email')).map(({ path }) => path)).toEqual([
    'contacts.lastName',
  ]);
});

test('an import recognises records only by a key that a column fills', () => {
  expect(matchKeys(fields, plan).map(({ path }) => path)).toEqual(['code']);
  const whole = { ...plan, mapping: fields.map(({ path }) => ({ header: path, field: path })) };
  expect(matchKeys(fields, whole).map(({ path }) => path)).toEqual(['id', 'code', 'externalRef']);
});

test('an import takes every row as new once no column fills the key of records', () => {
  expect(withField(plan, 'Town', null).matchBy).toBe('code');
  expect(withField(plan, 'Number', null).matchBy).toBeNull();
});

test('a remembered import plan counts as the same until a column fills another field', () => {
  const forgotten = { ...plan, mapping: plan.mapping.map(({ header, field }) => ({ header, field })) };
  expect(isSamePlan(plan, forgotten)).toBe(true);
  expect(isSamePlan(plan, withField(plan, 'Town', 'name'))).toBe(false);
});

test('an import asks what happens to prices only if a column changes the currency of existing projects', () => {
  const project = { name: 'project' };
  const moving = { ...withField(plan, 'Town', 'currency'), beside: { currencyChange: { how: 'keep' } } };
  expect(askedBeside(project, moving)).toEqual(['currencyChange']);
  expect(withAsked(project, moving).beside).toEqual({ currencyChange: { how: 'keep' } });
  for (const other of [{ ...moving, matchBy: null }, withField(moving, 'Town', 'city')]) {
    expect(askedBeside(project, other)).toEqual([]);
    expect(withAsked(project, other).beside).toEqual({});
  }
  expect(askedBeside({ name: 'customer' }, moving)).toEqual([]);
  expect(isSamePlan(moving, { ...moving, beside: { currencyChange: { how: 'convert' } } })).toBe(false);
});
