import { customer } from '@mandate/contract/entities/customer.ts';
import type { Values } from '@mandate/contract/merge.ts';
import { everything } from '@mandate/contract/roles.ts';
import { expect, it } from 'vitest';
import { resumeForm } from './kept-form.ts';

const id = '01900000-0000-7000-8000-000000000001';
const ada = { id: '01900000-0000-7000-8000-00000000000a', lastName: 'Byron', email: 'ada@x.example', isPrimary: true };
const base: Values = {
  id,
  version: 3,
  name: 'Norvane',
  legalName: null,
  phone: '+4930123456',
  tags: [],
  contacts: [ada],
};
const typed: Values = { ...base, legalName: 'Norvane AG', contacts: [{ ...ada, lastName: 'Lovelace' }] };
const resume = (current: Values) => resumeForm(customer, { id, base, values: typed }, current, everything).state();

it('brings everything typed back onto a record nobody changed', () => {
  const { values, changes, conflicts, attempt } = resume(base);
  expect(values).toMatchObject({ legalName: 'Norvane AG', contacts: [{ lastName: 'Lovelace' }] });
  expect([changes, conflicts, attempt]).toEqual([2, [], 0]);
});

it('builds on what others saved meanwhile', () => {
  const { base: now, values, changes, conflicts, taken } = resume({ ...base, version: 4, name: 'Norvane Group' });
  expect(now.version).toBe(4);
  expect(values).toMatchObject({ name: 'Norvane Group', legalName: 'Norvane AG' });
  expect([changes, conflicts, taken]).toEqual([2, [], ['name']]);
});

it('leaves what both changed to be decided, and says who it was', () => {
  const updatedAt = '2026-11-21T10:00:00.000Z';
  const updatedBy = { id: 'o', label: 'Otto Brand' };
  const { conflicts, other, values } = resume({ ...base, version: 4, legalName: 'Norvane SE', updatedAt, updatedBy });
  expect(conflicts).toEqual([{ field: 'legalName', base: null, theirs: 'Norvane SE', yours: 'Norvane AG' }]);
  expect(other).toEqual({ name: 'Otto Brand', at: updatedAt });
  expect(values.legalName).toBe('Norvane AG');
});

it('begins a new record with everything typed, under the id it had', () => {
  const begun = { name: null, tags: [], contacts: [] };
  const kept = { id, base: begun, values: { ...begun, name: 'Alder' } };
  const form = resumeForm(customer, kept, begun, everything);
  expect(form.state().changes).toBe(1);
  expect(form.body()).toMatchObject({ id, name: 'Alder' });
});
