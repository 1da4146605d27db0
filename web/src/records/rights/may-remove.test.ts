import { absence } from '@mandate/contract/entities/absence.ts';
import { account } from '@mandate/contract/entities/account.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { parameter } from '@mandate/contract/entities/parameter.ts';
import { project } from '@mandate/contract/project/project.ts';
import { expect, test } from 'vitest';
import { mayEdit } from './may-edit.ts';
import { mayRemove } from './may-remove.ts';

const superAdmin = { id: 's', role: 'SA', personnelId: null } as const;
const admin = { id: 'a', role: 'ADMIN', personnelId: null } as const;
const editor = { id: 'e', role: 'EDITOR', personnelId: 'pe' } as const;
const guest = { id: 'g', role: 'GUEST', personnelId: 'pg' } as const;

test('an administrator may delete any project, an editor only their own drafts, a guest none', () => {
  const draft = { id: '1', status: 'draft', createdById: 'e' };
  expect(mayRemove(admin, project, { ...draft, status: 'active' })).toBe(true);
  expect(mayRemove(editor, project, draft)).toBe(true);
  expect(mayRemove(editor, project, { ...draft, status: 'quoted' })).toBe(false);
  expect(mayRemove(editor, project, { ...draft, createdById: 'a' })).toBe(false);
  expect(mayRemove(guest, project, { ...draft, createdById: 'g' })).toBe(false);
});

test('an editor is offered to delete a customer, and only then told whether anything uses it', () => {
  expect(mayRemove(editor, customer, { id: '1' })).toBe(true);
  expect(mayRemove(guest, customer, { id: '1' })).toBe(false);
});

test('no one is offered to delete their own account, or one of an equal or higher role', () => {
  expect(mayRemove(superAdmin, account, { id: 's', role: 'SA' })).toBe(false);
  expect(mayRemove(superAdmin, account, { id: 'x', role: 'SA' })).toBe(true);
  expect(mayRemove(admin, account, { id: 'x', role: 'EDITOR' })).toBe(true);
  expect(mayRemove(admin, account, { id: 'x', role: 'ADMIN' })).toBe(false);
});

test('a parameter can be changed by the role it names or a higher one, and a built-in one cannot be deleted', () => {
  const keptBySa = { id: '1', editableBy: 'SA', isSystem: false };
  expect(mayEdit(admin, parameter, keptBySa)).toBe(false);
  expect(mayEdit(superAdmin, parameter, keptBySa)).toBe(true);
  expect(mayEdit(admin, parameter, { ...keptBySa, editableBy: 'ADMIN' })).toBe(true);
  expect(mayEdit(editor, parameter, { ...keptBySa, editableBy: 'ADMIN' })).toBe(false);
  expect(mayRemove(admin, parameter, keptBySa)).toBe(false);
  expect(mayRemove(admin, parameter, { ...keptBySa, editableBy: 'ADMIN' })).toBe(true);
  expect(mayRemove(superAdmin, parameter, { ...keptBySa, isSystem: true })).toBe(false);
});

test('an administrator may change and delete any absence, everybody else their own', () => {
  const own = { id: '1', personnelId: 'pe' };
  for (const offered of [mayEdit, mayRemove]) {
    expect(offered(admin, absence, own)).toBe(true);
    expect(offered(editor, absence, own)).toBe(true);
    expect(offered(editor, absence, { ...own, personnelId: 'pg' })).toBe(false);
    expect(offered({ ...editor, personnelId: null }, absence, { ...own, personnelId: null })).toBe(false);
    expect(offered(guest, absence, { ...own, personnelId: 'pg' })).toBe(true);
  }
});
