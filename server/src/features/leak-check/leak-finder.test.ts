import { describe, expect, test } from 'vitest';
import { type Expectation, expectedSight } from '../../../testing/permissions/expectation.ts';
import { factsIn } from './facts-in.ts';
import { Firm } from './firm.ts';
import { leakFinder } from './leak-finder.ts';
import type { Told } from './reads.ts';

const rules: Expectation = { customer: { EDITOR: { only: ['name', 'contacts.lastName'] } } };
const labels = new Map([['customer', 'name']]);
const record = {
  id: 'c1',
  version: 1,
  name: 'Acme & Sons',
  email: 'hidden@acme.example',
  discountPercent: '12.345',
  phone: '+4912',
  since: '2024-02-29',
  unit: 'session',
  contacts: [{ id: 'k1', lastName: 'Weber', notes: 'Calls on Fridays' }],
  user: { id: 'u1', label: 'Wanda Weber', isDeleted: false },
  userId: 'u1',
};
const firm = new Firm(null);
firm.add(factsIn('/customer/get-by-id/c1', record, labels));
firm.addPast(
  factsIn(
    '/customer/history/c1',
    { rows: [{ changes: [{ field: 'email', old: 'earlier@acme.example', new: null }] }] },
    labels,
  ),
);
const leaksIn = leakFinder(expectedSight(rules), firm, labels);

/** What is found in a reply to an EDITOR. */
const found = (path: string, data: unknown, sentences: string[] = []) => {
  const told: Told = { viewer: 'EDITOR', read: { method: 'GET', path }, status: 200, data, sentences };
  return leaksIn(told).map(({ field }) => field);
};

describe('a reply is judged', () => {
  test('by the fields it has, empty ones too', () => {
    expect(found('/customer/get-by-id/c1', { id: 'c1', version: 1, name: 'Acme & Sons' })).toEqual([]);
    expect(found('/customer/get-by-id/c1', { id: 'c1', email: null })).toEqual(['email']);
    expect(found('/customer/get-by-id/c1', { id: 'c1', contacts: [{ id: 'k1', notes: '' }] })).toEqual([
      'contacts.notes',
    ]);
    expect(found('/customer/get-by-id/c1', { id: 'c1', user: null, userId: null })).toEqual(['userId']);
    expect(
      found('/customer/history/c1', { rows: [{ changes: [{ field: 'contacts.k1.notes', old: 1, new: 2 }] }] }),
    ).toEqual(['contacts.notes']);
    expect(
      found('/customer/history/c1', { rows: [{ changes: [{ field: 'contacts.k1', old: null, new: { notes: 2 } }] }] }),
    ).toEqual(['contacts.notes']);
    expect(
      found('/project/where-used/p1', { uses: [{ entity: 'customer', rows: [{ id: 'c1', label: 'Acme' }] }] }),
    ).toEqual([]);
    expect(
      found('/project/where-used/p1', { uses: [{ entity: 'secret', rows: [{ id: 's1', label: 'Acme' }] }] }),
    ).toEqual(['id', 'label']);
  });

  test('by hidden values in fields that may be seen', () => {
    const hidden = 'the value of customer.email';
    expect(found('/customer/get-by-id/c1', { id: 'c1', name: 'hidden@acme.example' })).toEqual([hidden]);
    expect(found('/customer/get-by-id/c1', { id: 'c1', name: 'earlier@acme.example' })).toEqual([hidden]);
    expect(found('/customer/get-by-id/c1', { id: 'c1', name: '12.345' })).toEqual([
      'the value of customer.discountPercent',
    ]);
    expect(found('/customer/get-by-id/c1', { id: 'c1', name: 'Wanda Weber' })).toEqual([
      'the value of customer.userId',
    ]);
  });

  test('by the names and hidden values in what of a week another may begin with', () => {
    const copyOf = (entry: object, lineLabel: string) =>
      found('/week/copy', { week: '2026-03-09', rows: [], entries: [entry], leftOut: [{ lineLabel }] });
    expect(copyOf({ text: 'hidden@acme.example' }, 'Build')).toEqual(['name', 'the value of customer.email']);
    expect(copyOf({ text: 'Seen by all' }, 'Build')).toEqual(['name']);
  });

  test('by what a shared view filters and sorts by, though its own fields may be seen', () => {
    const views = new Firm(null);
    const view = (id: string, state: object) => ({
      id,
      name: id,
      list: 'customer',
      audience: 'everyone',
      roles: [],
      state,
    });
    const byName = view('v1', { sort: [{ field: 'name', direction: 'asc' }] });
    const byEmail = view('v2', { filter: { all: [{ any: [{ field: 'email', operator: 'empty' }] }] } });
    for (const each of [byName, byEmail]) views.add(factsIn(`/view/get-by-id/${each.id}`, each, labels));
    const leaksThere = leakFinder(expectedSight({ ...rules, view: { EDITOR: 'everything' } }), views, labels);
    const leaksOf = (data: object) =>
      leaksThere({
        viewer: 'EDITOR',
        read: { method: 'GET', path: '/view/get-by-id/v' },
        status: 200,
        data,
        sentences: [],
      });
    expect(leaksOf({ id: 'v1', name: 'v1' })).toEqual([]);
    expect(leaksOf({ id: 'v2', name: 'v2' }).map(({ field }) => field)).toContain('name');
  });

  test('by hidden values in sentences', () => {
    expect(found('/customer/get-grid', { rows: [] }, ['Used by hidden@acme.example.'])).toEqual([
      'the value of customer.email',
    ]);
    expect(found('/customer/get-grid', { rows: [] }, ['Used by Acme & Sons.'])).toEqual([]);
  });

  test('not by values that are met by chance', () => {
    expect(found('/customer/get-by-id/c1', { id: 'c1', name: '+4912' })).toEqual([]);
    expect(found('/customer/get-by-id/c1', { id: 'c1', name: '2024-02-29' })).toEqual([]);
    expect(found('/customer/get-grid', { rows: [] }, ['Your session ended.'])).toEqual([]);
  });
});
