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

test('a required field is missing while no column goes to it, one of a part only once the part comes along', () => {
  expect(missingFields(fields, plan).map(({ path }) => path)).toEqual(['name']);
  const named = withField(plan, 'Town', 'name');
  expect(missingFields(fields, named)).toEqual([]);
  expect(missingFields(fields, withField(named, 'Number', 'contacts.email')).map(({ path }) => path)).toEqual([
    'contacts.lastName',
  ]);
});

test('records are recognised only by a key that a column brings', () => {
  expect(matchKeys(fields, plan).map(({ path }) => path)).toEqual(['code']);
  const whole = { ...plan, mapping: fields.map(({ path }) => ({ header: path, field: path })) };
  expect(matchKeys(fields, whole).map(({ path }) => path)).toEqual(['id', 'code', 'externalRef']);
});

test('every row is new once the column by which records were recognised goes elsewhere', () => {
  expect(withField(plan, 'Town', null).matchBy).toBe('code');
  expect(withField(plan, 'Number', null).matchBy).toBeNull();
});

test('a plan is the same whoever remembered it, and another once a column goes elsewhere', () => {
  const forgotten = { ...plan, mapping: plan.mapping.map(({ header, field }) => ({ header, field })) };
  expect(isSamePlan(plan, forgotten)).toBe(true);
  expect(isSamePlan(plan, withField(plan, 'Town', 'name'))).toBe(false);
});

test('what becomes of prices is asked where a column changes the currency of projects that are there, and said nowhere else', () => {
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
