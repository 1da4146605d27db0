import { grants } from '@mandate/contract/access/roles.ts';
import { account } from '@mandate/contract/entities/account.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { parameter } from '@mandate/contract/entities/parameter.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { provider } from '@mandate/contract/entities/provider.ts';
import { project } from '@mandate/contract/project/project.ts';
import { expect, test } from 'vitest';
import { type Editor, isEditableCell, nextEditable } from './editable-cells.ts';

const person = (role: Editor['role']): Editor => ({ id: 'me', role, grants: role === 'GUEST' ? [] : [...grants] });
const row = { id: 'r', deletedAt: null };

test('who may edit a customer writes its texts, choices, references and tags in their cells', () => {
  for (const name of ['name', 'email', 'status', 'countryCode', 'accountManagerId', 'tags'])
    expect(isEditableCell(person('EDITOR'), customer, row, name), name).toBe(true);
});

test('what only replies carry, long texts and lists of records are not written in a cell', () => {
  expect(isEditableCell(person('SA'), customer, row, 'updatedAt')).toBe(false);
  expect(isEditableCell(person('SA'), customer, row, 'notes')).toBe(false);
  expect(isEditableCell(person('SA'), project, row, 'contractNet')).toBe(false);
  expect(isEditableCell(person('SA'), project, row, 'status')).toBe(false);
  expect(isEditableCell(person('SA'), provider, row, 'serviceCategoryIds')).toBe(false);
  expect(isEditableCell(person('SA'), parameter, { ...row, editableBy: 'SA' }, 'value')).toBe(false);
});

test('a column that is no field of the record is not written', () => {
  expect(isEditableCell(person('SA'), customer, row, 'action')).toBe(false);
  expect(isEditableCell(person('SA'), customer, row, 'constructor')).toBe(false);
});

test("an editor does not choose a provider's status, an administrator does", () => {
  expect(isEditableCell(person('EDITOR'), provider, row, 'status')).toBe(false);
  expect(isEditableCell(person('EDITOR'), provider, row, 'name')).toBe(true);
  expect(isEditableCell(person('ADMIN'), provider, row, 'status')).toBe(true);
});

test('a field a person does not see is not written', () => {
  const blind: Editor = { id: 'me', role: 'EDITOR', grants: [] };
  expect(isEditableCell(blind, project, row, 'discountPercent')).toBe(false);
  expect(isEditableCell(person('SA'), project, row, 'discountPercent')).toBe(true);
});

test('a deleted row is not written', () => {
  expect(isEditableCell(person('SA'), customer, { ...row, deletedAt: '2027-01-01T00:00:00Z' }, 'name')).toBe(false);
});

test('who may not edit a kind of record writes none of its cells', () => {
  expect(isEditableCell(person('GUEST'), customer, row, 'name')).toBe(false);
  expect(isEditableCell(person('EDITOR'), personnel, row, 'firstName')).toBe(false);
});

test('accounts are written by who keeps them: lower roles and the own one', () => {
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
