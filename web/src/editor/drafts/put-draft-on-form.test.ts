import { everything } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { project } from '@mandate/contract/project/project.ts';
import { expect, it } from 'vitest';
import { beginForm } from '../../form/state/record-form.ts';
import { draftChanges } from './draft-changes.ts';
import { putDraftOnForm } from './put-draft-on-form.ts';

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

function open(current: Values, draft: { baseVersion: number | null; from: Values; values: Values }) {
  const form = beginForm(customer, id, current, everything);
  const kept = { first: draft.from, base: draft.from, values: draft.values, conflicts: [] };
  const changes = draftChanges(customer, kept, everything);
  putDraftOnForm(form, { baseVersion: draft.baseVersion, changes }, everything);
  return form;
}
const resume = (current: Values) => open(current, { baseVersion: 3, from: base, values: typed }).state();

it('a draft brings everything typed back onto a record that no one changed', () => {
  const { values, changes, conflicts, attempt } = resume(base);
  expect(values).toMatchObject({ legalName: 'Norvane AG', contacts: [{ lastName: 'Lovelace' }] });
  expect([changes, conflicts, attempt]).toEqual([2, [], 0]);
});

it('a draft builds on what others saved meanwhile', () => {
  const { base: now, values, changes, conflicts } = resume({ ...base, version: 4, name: 'Norvane Group' });
  expect(now.version).toBe(4);
  expect(values).toMatchObject({ name: 'Norvane Group', legalName: 'Norvane AG' });
  expect([changes, conflicts]).toEqual([2, []]);
});

it('a draft asks for a choice where two people changed the same, and says who the other is', () => {
  const updatedAt = '2026-11-21T10:00:00.000Z';
  const updatedBy = { id: 'o', label: 'Otto Brand' };
  const { conflicts, other, values } = resume({ ...base, version: 4, legalName: 'Norvane SE', updatedAt, updatedBy });
  expect(conflicts).toEqual([{ field: 'legalName', base: null, theirs: 'Norvane SE', yours: 'Norvane AG' }]);
  expect(other).toEqual({ name: 'Otto Brand', at: updatedAt });
  expect(values.legalName).toBe('Norvane AG');
});

it('a draft that was stored before a conflict was settled asks again', () => {
  const current = { ...base, version: 4, legalName: 'Norvane SE', contacts: [] };
  const state = resume(current);
  const { conflicts } = state;
  const again = beginForm(customer, id, current, everything);
  const changes = draftChanges(customer, state, everything);
  putDraftOnForm(again, { baseVersion: 4, changes }, everything);
  expect(again.state().conflicts).toMatchObject(conflicts);
  expect(conflicts.map(({ field }) => field)).toEqual(['legalName', `contacts.${ada.id}`]);
});

it('an edited contact that another person removed meanwhile stays in the draft until a choice is made', () => {
  const { conflicts, values } = resume({ ...base, version: 4, contacts: [] });
  expect(conflicts).toMatchObject([{ field: `contacts.${ada.id}`, theirs: null }]);
  expect(values.contacts).toMatchObject([{ id: ada.id, lastName: 'Lovelace' }]);
});

it('rows of a draft tell what they point to, those nobody touched and those that were changed', () => {
  const by = { personnelId: ada.id, personnel: { id: ada.id, label: 'Ada Byron', isDeleted: false } };
  const [one, two] = [ada.id, id].map((line) => ({ id: line, type: 'service', description: 'Work', ...by, net: '9' }));
  const current = { id, version: 3, name: 'Alder', lines: [one, two] };
  const values = { ...current, lines: [one, { ...two, quantity: '7' }] };
  const changes = draftChanges(project, { first: current, base: current, values, conflicts: [] }, everything);
  const form = beginForm(project, id, current, everything);
  putDraftOnForm(form, { baseVersion: 3, changes }, everything);
  expect(form.state().values.lines).toMatchObject([one, { quantity: '7', ...by }]);
});

it('a draft of a new record begins with everything typed, under the id it had', () => {
  const begun = { name: null, tags: [], contacts: [] };
  const form = open(begun, { baseVersion: null, from: begun, values: { ...begun, name: 'Alder' } });
  expect(form.state().changes).toBe(1);
  expect(form.body()).toMatchObject({ id, name: 'Alder' });
});

it('a draft of a new record has what it took over, and as many changes as it had', () => {
  const begun = { name: null, currency: 'EUR', discountPercent: null, tags: [], contacts: [] };
  const left = beginForm(customer, id, begun, everything);
  left.set('name', 'Alder');
  left.begin({ currency: 'CHF', discountPercent: '5' });
  left.set('currency', 'EUR');
  const form = beginForm(customer, id, begun, everything);
  const changes = draftChanges(customer, left.state(), everything);
  putDraftOnForm(form, { baseVersion: null, changes }, everything);
  expect(form.body()).toEqual(left.body());
  expect([form.state().changes, left.state().changes]).toEqual([2, 2]);
  // It is not taken over once more: what was typed over it stays.
  expect(form.begin({ currency: 'CHF' })).toEqual([]);
});
