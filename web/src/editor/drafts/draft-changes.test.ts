import { everything } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { project } from '@mandate/contract/project/project.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparable } from '../../records/changes/record-changes.ts';
import { draftChanges, restored } from './draft-changes.ts';

const id = '01900000-0000-7000-8000-000000000001';
const rowId = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const word = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() !== '');
const contact = (number: number) =>
  fc.record({ id: fc.constant(rowId(number)), lastName: word, jobTitle: fc.option(word), isPrimary: fc.boolean() });

// Some of eight rows, in any order.
const contacts = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8]).chain((numbers) => fc.tuple(...numbers.map(contact)));
const record = fc.record({
  name: word,
  legalName: fc.option(word),
  website: fc.option(fc.constantFrom('https://a.example', 'https://b.example')),
  tags: fc.uniqueArray(word, { maxLength: 3 }),
  contacts,
});
const stored = <T extends object>(values: T, version = 3) => ({ ...values, id, version });
const seen = (values: Values) => comparable(customer, values, everything);
const form = (base: Values, values: Values, first = base) => ({ first, base, values, conflicts: [] });
const keep = (base: Values, values: Values) => draftChanges(customer, form(base, values), everything);
const bring = (current: Values, changes: ReturnType<typeof keep>) => restored(customer, current, changes, everything);

describe('a draft', () => {
  it('gives back exactly what was typed on the same record, including rows added, removed, moved and edited', () => {
    fc.assert(
      fc.property(record, record, (one, other) => {
        const base = stored(one);
        const { values, conflicts } = bring(base, keep(base, stored(other)));
        expect(conflicts).toEqual([]);
        expect(seen(values)).toEqual(seen(other));
      }),
    );
  });

  it('ignores spelling that means the same, and an order of rows that follows by itself', () => {
    const rows = [1, 2, 3].map((number) => ({ id: rowId(number), lastName: `Row ${number}`, isPrimary: false }));
    const base = stored({ name: 'Norvane', contacts: rows });
    expect(keep(base, { ...base, name: ' Norvane ' })).toEqual([]);
    const added = { id: rowId(4), lastName: 'Row 4', isPrimary: false };
    const fields = keep(base, { ...base, contacts: [rows[0], rows[2], added] }).map(({ field }) => field);
    expect(fields).toEqual([`contacts.${rowId(2)}`, `contacts.${rowId(4)}`]);
  });

  it('is put on top of what others saved meanwhile when they changed something else', () => {
    fc.assert(
      fc.property(record, word, word, (one, mine, theirs) => {
        const base = stored({ ...one, contacts: [...one.contacts] });
        const added = { id: rowId(20), lastName: theirs, jobTitle: null, isPrimary: false };
        const current = stored({ ...base, name: theirs, contacts: [...one.contacts, added] }, 4);
        const first = one.contacts[0];
        const typed = first ? [{ ...first, lastName: mine }, ...one.contacts.slice(1)] : [];
        const { values, conflicts } = bring(current, keep(base, { ...base, legalName: mine, contacts: typed }));
        expect(conflicts).toEqual([]);
        const wanted = { ...current, legalName: mine, contacts: [...typed, added] };
        expect(seen(values)).toEqual(seen(wanted));
      }),
    );
  });

  it('asks for a choice when others changed the same, and shows the value it began from', () => {
    const base = stored({ name: 'Norvane', legalName: null, contacts: [] });
    const changes = keep(base, { ...base, legalName: 'Norvane AG' });
    const { values, conflicts } = bring(stored({ ...base, legalName: 'Norvane SE' }, 4), changes);
    expect(conflicts).toEqual([{ field: 'legalName', base: null, theirs: 'Norvane SE', yours: 'Norvane AG' }]);
    expect(values.legalName).toBe('Norvane AG');
  });

  it('keeps what was typed in a row that another person removed, until a choice is made', () => {
    const ada = { id: rowId(1), lastName: 'Byron', isPrimary: true };
    const base = stored({ name: 'Norvane', contacts: [ada] });
    const changes = keep(base, { ...base, contacts: [{ ...ada, lastName: 'Lovelace' }] });
    const { values, conflicts } = bring(stored({ ...base, contacts: [] }, 4), changes);
    expect(conflicts).toMatchObject([{ field: `contacts.${ada.id}`, theirs: null, yours: { lastName: 'Lovelace' } }]);
    expect(values.contacts).toMatchObject([{ id: ada.id, lastName: 'Lovelace' }]);
  });

  it('of a new record brings all its rows back, whatever rows the next new record begins with', () => {
    const line = (number: number, description: string | null) => ({ id: rowId(number), type: 'service', description });
    const begun: Values = { name: null, currency: 'EUR', lines: [line(1, null)] };
    const typed: Values = { name: 'Alder', currency: 'USD', lines: [line(1, 'Design'), line(2, 'Build')] };
    const changes = draftChanges(project, form(begun, typed), everything);
    const next: Values = { name: null, currency: 'GBP', lines: [line(9, null)] };
    const { values, conflicts } = restored(project, next, changes, everything);
    expect(conflicts).toEqual([]);
    expect(values).toMatchObject({ name: 'Alder', currency: 'USD' });
    expect(values.lines).toMatchObject([
      { id: rowId(1), type: 'service', description: 'Design' },
      { id: rowId(2), type: 'service', description: 'Build' },
    ]);
  });

  it('of a new record keeps what was taken over beside what was typed, and tells one from the other', () => {
    const first: Values = { name: null, customerId: null, currency: 'EUR', discountPercent: null, lines: [] };
    const base = { ...first, currency: 'CHF', discountPercent: '5' };
    const values = { ...base, name: 'Alder', customerId: rowId(1), currency: 'EUR' };
    const changes = draftChanges(project, form(base, values, first), everything);
    const { begun, values: now } = restored(project, first, changes, everything);
    expect(now).toMatchObject({ name: 'Alder', customerId: rowId(1), currency: 'EUR', discountPercent: '5' });
    expect(begun).toMatchObject({ customerId: null, currency: 'CHF', discountPercent: '5' });
  });
});
