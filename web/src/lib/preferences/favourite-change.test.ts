import type { Favourites } from '@mandate/contract/preferences/favourites.ts';
import { expect, test } from 'vitest';
import { changed, movedTo } from './favourite-change.ts';

const favourite = (name: string) => ({
  ...{ id: `id of ${name}`, kind: 'record' as const, entity: 'customer', recordId: name, label: name, code: null },
});
const before: Favourites = {
  favourites: ['A', 'B', 'C'].map(favourite),
  recent: [{ entity: 'customer', recordId: 'A', label: 'A', code: null, openedAt: '2026-01-01T00:00:00Z' }],
};
const names = ({ favourites }: Favourites) => favourites.map(({ label }) => label).join('');

test('a newly pinned record comes last in the favourites, and only once', () => {
  const target = favourite('D');
  const once = changed(before, { kind: 'pin', target });
  expect(names(once)).toBe('ABCD');
  expect(changed(once, { kind: 'pin', target })).toBe(once);
  expect(names(changed(before, { kind: 'pin', target: { ...favourite('A'), kind: 'view' } }))).toBe('ABCA');
});

test('an unpinned favourite disappears, even if it is already gone', () => {
  const once = changed(before, { kind: 'unpin', target: favourite('B') });
  expect(names(once)).toBe('AC');
  expect(names(changed(once, { kind: 'unpin', target: favourite('B') }))).toBe('AC');
});

test('a new order of favourites puts those it does not name at the end', () => {
  expect(names(changed(before, { kind: 'order', targets: [favourite('C'), favourite('A')] }))).toBe('CAB');
  expect(names(changed(before, { kind: 'order', targets: [favourite('X'), favourite('B')] }))).toBe('BAC');
});

test('a favourite can be moved up or down among the others', () => {
  const order = before.favourites;
  const moved = (from: number, to: number) => names({ ...before, favourites: movedTo(order, from, to) });
  expect([moved(0, 1), moved(2, 0), moved(1, 1), moved(0, 2), moved(7, 0)]).toEqual([
    'BAC',
    'CAB',
    'ABC',
    'BCA',
    'ABC',
  ]);
});

test('one recent record is removed and the others stay', () => {
  expect(changed(before, { kind: 'forget' })).toEqual({ ...before, recent: [] });
});
