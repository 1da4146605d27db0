import { grants } from '@mandate/contract/access/roles.ts';
import { absence } from '@mandate/contract/entities/absence.ts';
import { account } from '@mandate/contract/entities/account.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { entry } from '@mandate/contract/entities/entry.ts';
import { parameter } from '@mandate/contract/entities/parameter.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { provider } from '@mandate/contract/entities/provider.ts';
import { project } from '@mandate/contract/project/project.ts';
import { expect, test } from 'vitest';
import { type Editor, isEditableCell, nextEditable } from './editable-cells.ts';

const person = (role: Editor['role']): Editor => ({
  id: 'me',
  personnelId: null,
  role,
  grants: role === 'GUEST' ? [] : [...grants],
});
const row = { id: 'r', deletedAt: null };

test('a person who may edit a customer can edit its texts, choices, references and tags in cells', () => {
  for (const name of ['name', 'email', 'status', 'countryCode', 'accountManagerId', 'tags'])
    expect(isEditableCell(person('EDITOR'), customer, row, name), name).toBe(true);
});

test('computed values, long texts and lists of records cannot be edited in a cell', () => {
  expect(isEditableCell(person('SA'), customer, row, 'updatedAt')).toBe(false);
  expect(isEditableCell(person('SA'), customer, row, 'notes')).toBe(false);
  expect(isEditableCell(person('SA'), project, row, 'contractNet')).toBe(false);
  expect(isEditableCell(person('SA'), project, row, 'status')).toBe(false);
  expect(isEditableCell(person('SA'), provider, row, 'serviceCategoryIds')).toBe(false);
  expect(isEditableCell(person('SA'), parameter, { ...row, editableBy: 'SA' }, 'value')).toBe(false);
});

test('a column that is not a field of the record cannot be edited', () => {
  expect(isEditableCell(person('SA'), customer, row, 'action')).toBe(false);
  expect(isEditableCell(person('SA'), customer, row, 'constructor')).toBe(false);
});

test("an editor cannot change a provider's status in a cell, an administrator can", () => {
  expect(isEditableCell(person('EDITOR'), provider, row, 'status')).toBe(false);
  expect(isEditableCell(person('EDITOR'), provider, row, 'name')).toBe(true);
  expect(isEditableCell(person('ADMIN'), provider, row, 'status')).toBe(true);
});

test('a cell with a field that the person may not see cannot be edited', () => {
  const blind: Editor = { id: 'me', personnelId: null, role: 'EDITOR', grants: [] };
  expect(isEditableCell(blind, project, row, 'discountPercent')).toBe(false);
  expect(isEditableCell(person('SA'), project, row, 'discountPercent')).toBe(true);
});

test('the cells of a deleted row cannot be edited', () => {
  expect(isEditableCell(person('SA'), customer, { ...row, deletedAt: '2027-01-01T00:00:00Z' }, 'name')).toBe(false);
});

test('a person who may not edit a kind of record cannot edit its cells', () => {
  expect(isEditableCell(person('GUEST'), customer, row, 'name')).toBe(false);
  expect(isEditableCell(person('EDITOR'), personnel, row, 'firstName')).toBe(false);
});

test('whoever keeps none but their own absences and time is not offered to give them to somebody else', () => {
  const own = { ...row, personnelId: 'own' };
  const cellsOf = (role: Editor['role']) => (entity: typeof absence | typeof entry) =>
    ['personnelId', 'providerId', 'date', 'startDate'].filter((name) =>
      isEditableCell({ ...person(role), personnelId: 'own' }, entity, own, name),
    );
  expect([absence, entry].map(cellsOf('GUEST'))).toEqual([['startDate'], ['date']]);
  expect([absence, entry].map(cellsOf('EDITOR'))).toEqual([['startDate'], ['personnelId', 'providerId', 'date']]);
  expect([absence, entry].map(cellsOf('ADMIN'))).toEqual([
    ['personnelId', 'startDate'],
    ['personnelId', 'providerId', 'date'],
  ]);
});

test('cells of accounts can be edited for lower roles and for the own account', () => {
  const admin = person('ADMIN');
  expect(isEditableCell(admin, account, { ...row, role: 'EDITOR' }, 'fullName')).toBe(true);
  expect(isEditableCell(admin, account, { ...row, role: 'SA' }, 'fullName')).toBe(false);
  expect(isEditableCell(admin, account, { id: 'me', role: 'ADMIN' }, 'fullName')).toBe(true);
  expect(isEditableCell(person('EDITOR'), account, { ...row, role: 'GUEST' }, 'fullName')).toBe(false);
});

test('Tab goes to the next cell that can be edited, across the end of a row, and nowhere from the last', () => {
  const isEditable = ({ column }: { column: number }) => column === 1 || column === 3;
  const next = (row: number, column: number, step: 1 | -1) => nextEditable({ row, column }, step, 2, 5, isEditable);
  expect(next(0, 1, 1)).toEqual({ row: 0, column: 3 });
  expect(next(0, 3, 1)).toEqual({ row: 1, column: 1 });
  expect(next(1, 1, -1)).toEqual({ row: 0, column: 3 });
  expect(next(1, 3, 1)).toBeNull();
  expect(next(0, 1, -1)).toBeNull();
});
