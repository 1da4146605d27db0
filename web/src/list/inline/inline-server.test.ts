import type { Reader } from '@mandate/contract/access/roles.ts';
import { project } from '@mandate/contract/project/project.ts';
import { expect, test } from 'vitest';
import { writtenFields } from '../../records/changes/record-changes.ts';
import { inlineServer } from './inline-server.ts';

const reader: Reader = { role: 'SA', grants: [] };
const { check } = inlineServer(project, reader);
const id = '01a00000-0000-7000-8000-000000000001';
const row = { id, version: 1, name: 'Review', customerId: null, endDate: '2026-05-31' };
const edit = (field: string, held: unknown) =>
  ({ id, field, held, from: { version: 1, value: null }, state: 'waiting' }) as const;

test('of a row that has some fields alone nothing is said that the others decide', () => {
  // Whether it is internal, and needs no customer, its list does not show.
  expect(check(row, edit('name', 'Review of 2026'))).toBe('');
});

test('a whole record, as a save answers it, is judged as a whole', () => {
  const fields = writtenFields(project.fields, reader).map(([name, { initial = null }]) => [name, initial]);
  const whole = { ...Object.fromEntries(fields), ...row };
  expect(check(whole, edit('name', 'Review of 2026'))).not.toBe('');
  expect(check({ ...whole, isInternal: true }, edit('name', 'Review of 2026'))).toBe('');
});

test('what is wrong with the value itself is said before it is sent', () => {
  expect(check(row, edit('name', ''))).not.toBe('');
  expect(check(row, edit('endDate', '2026-02-31'))).not.toBe('');
});

test('what stays as it is is not sent', () => {
  expect(check(row, edit('name', 'Review'))).toBeNull();
});
