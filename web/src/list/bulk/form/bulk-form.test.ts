import { customer } from '@mandate/contract/entities/customer.ts';
import { entry } from '@mandate/contract/entities/entry.ts';
import { provider } from '@mandate/contract/entities/provider.ts';
import { project } from '@mandate/contract/project/project.ts';
import { expect, test } from 'vitest';
import { mayBulk } from '../may-bulk.ts';
import { beginBulkForm, bulkFields, changesFor, fieldOfChange, missingIn, modesOf } from './bulk-form.ts';

const editor = { role: 'EDITOR', grants: [] } as const;
const admin = { role: 'ADMIN', grants: [] } as const;

test('a field that is unique to a record, or that the role may not change, is not offered for bulk changes', () => {
  const names = bulkFields(customer, admin).map(([name]) => name);
  expect(names).toContain('status');
  expect(names).not.toContain('code');
  expect(bulkFields(provider, admin).map(([name]) => name)).toContain('status');
  expect(bulkFields(provider, editor).map(([name]) => name)).not.toContain('status');
});

test('contacts, which depend on the customer of each record, are not offered for bulk changes', () => {
  const names = bulkFields(project, admin).map(([name]) => name);
  expect(names).toContain('projectManagerId');
  expect(names).not.toContain('customerContactId');
});

test('what is said once, when a project is begun, is not offered for bulk changes', () => {
  expect(bulkFields(project, admin).map(([name]) => name)).not.toContain('copiedFromId');
});

test('many time entries are given a line, and with it its project', () => {
  const names = bulkFields(entry, admin).map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['lineId', 'isBillable', 'text', 'tags']));
  expect(names).not.toContain('projectId');
  // A guest keeps none but their own.
  const ofGuest = bulkFields(entry, { role: 'GUEST', grants: [] }).map(([name]) => name);
  expect(names.filter((name) => !ofGuest.includes(name))).toEqual(['personnelId', 'providerId']);
});

test('a bulk change can empty an optional field, and add to, remove from or replace a list', () => {
  expect(modesOf(customer.fields.phone)).toEqual(['set', 'empty']);
  expect(modesOf(customer.fields.name)).toEqual(['set']);
  expect(modesOf(customer.fields.tags)).toEqual(['add', 'remove', 'set', 'empty']);
});

test('a bulk change sends only the fields that were chosen', () => {
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

test('a bulk change without a value for a field names it, and does not empty it', () => {
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

test('a refused bulk change is shown at its field', () => {
  const error = { code: 'maxLength', params: {}, message: '' };
  expect(fieldOfChange({ field: 'changes.tags.add.0', ...error }).field).toBe('tags');
  expect(fieldOfChange({ field: 'changes', ...error }).field).toBe('');
});

test('bulk changes are only for people who may change any record, not only their own', () => {
  expect(mayBulk('ADMIN', 'customer', 'remove')).toBe(true);
  expect(mayBulk('EDITOR', 'customer', 'edit')).toBe(true);
  expect(mayBulk('EDITOR', 'customer', 'undelete')).toBe(false);
  expect(mayBulk('EDITOR', 'account', 'edit')).toBe(false);
  expect(mayBulk('GUEST', 'project', 'edit')).toBe(false);
  expect(mayBulk('SA', 'tax-rate', 'edit')).toBe(false);
});
