import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { customer } from '../entities/customer.ts';
import type { Change } from './changes.ts';
import { isTrivialDraft, longestTrivial } from './trivial-draft.ts';

const change = (field: string, value: unknown): Change => ({ field, old: null, new: value });
const begun = (...changes: Change[]) => ({ isNew: true, title: '', changes });
const isTrivial = (draft: Parameters<typeof isTrivialDraft>[1]) => isTrivialDraft(customer, draft);

describe('a draft of a new record without a name is trivial', () => {
  test('with nothing but choices, and at most one short entry', () => {
    expect(isTrivial(begun())).toBe(true);
    expect(isTrivial(begun(change('city', 'Rome')))).toBe(true);
    expect(isTrivial(begun(change('currency', 'CHF'), change('isActive', false), change('city', 'Rome')))).toBe(true);
    expect(isTrivial(begun(change('accountManagerId', '01890000-0000-7000-8000-000000000000')))).toBe(true);
    expect(isTrivial(begun(change('website', null), change('phone', ''), change('city', 'Rome')))).toBe(true);
  });

  test('with what it took over by itself', () => {
    const taken = ['discountPercent', 'hoursPerDay'].map((field) => ({ field, old: '5', new: '5' }));
    expect(isTrivial(begun(change('currency', 'CHF'), ...taken))).toBe(true);
  });

  test('not with a second entry, a long or many-lined one, or a row', () => {
    expect(isTrivial(begun(change('city', 'Rome'), change('phone', '1')))).toBe(false);
    expect(isTrivial(begun(change('city', 'x'.repeat(longestTrivial))))).toBe(true);
    expect(isTrivial(begun(change('city', 'x'.repeat(longestTrivial + 1))))).toBe(false);
    expect(isTrivial(begun(change('notes', 'a\nb')))).toBe(false);
    expect(isTrivial(begun(change('contacts.01890000-0000-7000-8000-000000000000', { firstName: 'Ada' })))).toBe(false);
    expect(isTrivial(begun(change('tags', ['key'])))).toBe(false);
  });

  test('never with a name, nor of a record that is stored', () => {
    expect(isTrivial({ ...begun(change('city', 'Rome')), title: 'Acme' })).toBe(false);
    expect(isTrivial({ ...begun(change('city', 'Rome')), isNew: false })).toBe(false);
  });
});

test('what is typed beside it makes no draft trivial that was not', () => {
  const fields = fc.constantFrom('city', 'currency', 'isActive', 'notes', 'constructor', 'contacts.x');
  const values = fc.oneof(fc.string(), fc.boolean(), fc.constant(null), fc.integer(), fc.constant({ a: 1 }));
  const changes = fc.array(
    fc.tuple(fields, values).map(([field, value]) => change(field, value)),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(changes, changes, (some, more) => {
      if (!isTrivial(begun(...some))) expect(isTrivial(begun(...some, ...more))).toBe(false);
    }),
  );
});
