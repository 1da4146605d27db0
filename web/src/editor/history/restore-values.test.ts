import { grants } from '@mandate/contract/access/roles.ts';
import { changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../../records/changes/history-entry.ts';
import { restoredValue, restoredVersion } from './restore-values.ts';

const reader = { id: 'r', role: 'SA', grants: [...grants] } as const;
const ada = { id: 'a', firstName: 'Ada', lastName: 'Byron', isPrimary: true };
const bob = { id: 'b', firstName: 'Bob', lastName: 'Kahn', isPrimary: false };
const cyd = { id: 'c', firstName: 'Cyd', lastName: 'Lamarr', isPrimary: false };

/** A history of states, the newest entry first, and the record as the last one left it. */
function historyOf(...states: Values[]): { entries: HistoryEntry[]; base: Values } {
  const names = ['name', 'city', 'tags', 'discountPercent', 'createdAt'];
  const parts = { contacts: ['firstName', 'lastName', 'isPrimary'] };
  const entries = states.map(
    (state, place): HistoryEntry => ({
      version: place + 1,
      at: '2027-01-01T00:00:00Z',
      by: null,
      action: place === 0 ? 'create' : 'save',
      reason: null,
      origin: 'call',
      changes: changesBetween(states[place - 1] ?? {}, state, names, parts),
    }),
  );
  return { entries: entries.toReversed(), base: { ...states.at(-1), version: states.length } };
}

describe('a value from before a change', () => {
  const change = { field: 'city', old: 'Aarhus', new: 'Paris' };
  const back = (values: Values, one = change, who: Parameters<typeof restoredValue>[4] = reader) =>
    restoredValue(customer, values, one, [one], who);

  test('can be restored', () => {
    expect(back({ city: 'Paris' })).toEqual({ path: 'city', value: 'Aarhus' });
  });

  test('is not offered when the record has it again', () => {
    expect(back({ city: 'Aarhus' })).toBeNull();
  });

  test('counts as the same figure however it is written', () => {
    expect(back({ discountPercent: '5.0' }, { field: 'discountPercent', old: '5', new: '7' })).toBeNull();
  });

  test('is not offered for a field that people cannot edit', () => {
    expect(back({}, { field: 'updatedAt', old: '2027-01-01T00:00:00Z', new: '2027-01-02T00:00:00Z' })).toBeNull();
  });

  test('of a row can be restored as long as the row is there', () => {
    const email = { field: 'contacts.a.firstName', old: 'Augusta', new: 'Ada' };
    expect(back({ contacts: [ada] }, email)).toEqual({ path: 'contacts.a.firstName', value: 'Augusta' });
    expect(back({ contacts: [bob] }, email)).toBeNull();
  });
});

describe('a row that was removed', () => {
  const gone = { field: 'contacts.b', old: bob, new: null };
  const order = { field: 'contacts', old: ['a', 'b', 'c'], new: ['a', 'c'] };

  test('comes back where it stood', () => {
    expect(restoredValue(customer, { contacts: [ada, cyd] }, gone, [gone, order], reader)).toEqual({
      path: 'contacts',
      value: [ada, bob, cyd],
    });
  });

  test('comes back first when all that stood before it are gone', () => {
    expect(restoredValue(customer, { contacts: [cyd] }, gone, [gone, order], reader)?.value).toEqual([bob, cyd]);
  });

  test('is not the main contact again while another is', () => {
    const main = { ...bob, isPrimary: true };
    const back = restoredValue(customer, { contacts: [ada] }, { ...gone, old: main }, [], reader);
    expect(back?.value).toEqual([ada, bob]);
    expect(restoredValue(customer, { contacts: [cyd] }, { ...gone, old: main }, [], reader)?.value).toEqual([
      cyd,
      main,
    ]);
  });

  test('is not offered for restoring once it is back', () => {
    expect(restoredValue(customer, { contacts: [bob] }, gone, [gone, order], reader)).toBeNull();
  });
});

describe('an earlier version', () => {
  const { entries, base } = historyOf(
    { name: 'Old', city: 'Aarhus', tags: [], contacts: [ada, bob] },
    { name: 'New', city: 'Aarhus', tags: ['vip'], contacts: [ada] },
    { name: 'New', city: 'Paris', tags: ['vip'], contacts: [ada, cyd] },
  );

  test('is restored by what differs from the current record', () => {
    expect(restoredVersion(customer, base, entries, 2, reader, new Map())).toEqual([
      { path: 'city', value: 'Aarhus' },
      { path: 'contacts', value: [ada] },
    ]);
    expect(restoredVersion(customer, base, entries, 1, reader, new Map())).toEqual([
      { path: 'name', value: 'Old' },
      { path: 'city', value: 'Aarhus' },
      { path: 'tags', value: [] },
      { path: 'contacts', value: [ada, bob] },
    ]);
  });

  test('has nothing to restore when it is the current one', () => {
    expect(restoredVersion(customer, base, entries, 3, reader, new Map())).toEqual([]);
  });

  test('is compared with the version the form began from, whatever others saved since', () => {
    const later = {
      ...entries[0],
      version: 4,
      changes: [{ field: 'city', old: 'Paris', new: 'Rome' }],
    } as HistoryEntry;
    expect(restoredVersion(customer, base, [later, ...entries], 2, reader, new Map())[0]).toEqual({
      path: 'city',
      value: 'Aarhus',
    });
  });
});
