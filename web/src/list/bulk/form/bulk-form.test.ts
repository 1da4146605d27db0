import { customer } from '@mandate/contract/entities/customer.ts';
import { provider } from '@mandate/contract/entities/provider.ts';
import { project } from '@mandate/contract/project/project.ts';
import { expect, test } from 'vitest';
import { mayBulk } from '../may-bulk.ts';
import { beginBulkForm, bulkFields, changesFor, fieldOfChange, missingIn, modesOf } from './bulk-form.ts';

const editor = { role: 'EDITOR', grants: [] } as const;
const admin = { role: 'ADMIN', grants: [] } as const;

test('what tells one record from the others, and what a role may not choose, is not changed in bulk', () => {
  const names = bulkFields(customer, admin).map(([name]) => name);
  expect(names).toContain('status');
  expect(names).not.toContain('code');
  expect(bulkFields(provider, admin).map(([name]) => name)).toContain('status');
  expect(bulkFields(provider, editor).map(([name]) => name)).not.toContain('status');
});

test('contacts, which depend on the firm of each record, are not changed in bulk', () => {
  const names = bulkFields(project, admin).map(([name]) => name);
  expect(names).toContain('projectManagerId');
  expect(names).not.toContain('customerContactId');
});

test('a field that may be empty can be emptied, and a list added to, taken from, replaced', () => {
  expect(modesOf(customer.fields.phone)).toEqual(['set', 'empty']);
  expect(modesOf(customer.fields.name)).toEqual(['set']);
  expect(modesOf(customer.fields.tags)).toEqual(['add', 'remove', 'set', 'empty']);
});

test('nothing is changed but what was chosen, in the form the call takes', () => {
  const form = beginBulkForm(customer, admin);
  form.set('city', ' Bern ');
  form.set('tags', ['key']);
  form.set('name', 'Never chosen');
  expect(
    changesFor(customer, form, [
      { name: 'city', mode: 'set' },
      { name: 'phone', mode: 'empty' },
      { name: 'tags', mode: 'add' },
    ]),
  ).toEqual({ city: 'Bern', phone: null, tags: { add: ['key'] } });
  expect(changesFor(customer, form, [{ name: 'tags', mode: 'empty' }])).toEqual({ tags: [] });
});

test('a field that is to get a value and has none is named, never emptied', () => {
  const form = beginBulkForm(customer, admin);
  form.set('city', '  ');
  const chosen = [
    { name: 'city', mode: 'set' },
    { name: 'tags', mode: 'add' },
    { name: 'phone', mode: 'empty' },
  ] as const;
  expect(missingIn(customer, form, chosen).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'city fieldRequired',
    'tags fieldRequired',
  ]);
});

test('a refused change stands at its field', () => {
  const error = { code: 'maxLength', params: {}, message: '' };
  expect(fieldOfChange({ field: 'changes.tags.add.0', ...error }).field).toBe('tags');
  expect(fieldOfChange({ field: 'changes', ...error }).field).toBe('');
});

test('many records are changed by who may change any of them: not by who may change only the own', () => {
  expect(mayBulk('ADMIN', 'customer', 'remove')).toBe(true);
  expect(mayBulk('EDITOR', 'customer', 'edit')).toBe(true);
  expect(mayBulk('EDITOR', 'customer', 'undelete')).toBe(false);
  expect(mayBulk('EDITOR', 'account', 'edit')).toBe(false);
  expect(mayBulk('GUEST', 'project', 'edit')).toBe(false);
  expect(mayBulk('SA', 'tax-rate', 'edit')).toBe(false);
});
