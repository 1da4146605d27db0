import { everything, type Reader } from '@mandate/contract/access/roles.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { describe, expect, test } from 'vitest';
import type { ListColumn, ListRow } from './columns.tsx';
import {
  type ColumnLayout,
  isSameColumns,
  laidOut,
  layoutOf,
  moved,
  movedTo,
  offeredColumns,
  withPinned,
  withShown,
  withWidth,
} from './list-layout.ts';

const guest: Reader = { role: 'GUEST', grants: [] };
const named: ListColumn<ListRow>[] = [
  { field: 'code' },
  { field: 'name', place: 'name' },
  { field: 'city', width: 140 },
];
const offered = offeredColumns(customer, everything, named);
const fields = (layout: readonly { field: string }[]) => layout.map(({ field }) => field);

describe('the columns of a list', () => {
  test('are the usual ones without a layout', () => {
    expect(fields(laidOut(offered, undefined))).toEqual(['code', 'name', 'city']);
  });

  test('include every field that can be filtered by, with a width of its kind', () => {
    expect(fields(offered)).toEqual(expect.arrayContaining(['email', 'createdAt', 'tags', 'status']));
    expect(new Set(fields(offered)).size).toBe(offered.length);
    expect(offered.find(({ field }) => field === 'createdAt')).toMatchObject({ width: 150, isUsual: false });
  });

  test('leave to the naming column what the others do not take, and never less than 220 pixels', () => {
    expect(offered.find(({ field }) => field === 'name')?.width).toBe('minmax(220px, 1fr)');
    const free = offered.filter(({ width }) => String(width).includes('fr'));
    expect(fields(free)).toEqual(['name']);
  });

  test('do not include a field that a person may not see, whether it is a usual one or not', () => {
    const seen = fields(offeredColumns(customer, guest, named));
    expect(seen).toEqual(['name', 'city']);
  });

  test('follow the layout: which, in which order, how wide, and which stay at the left', () => {
    const shown = laidOut(offered, [
      { field: 'city' },
      { field: 'name', width: 300 },
      { field: 'email', isPinned: true },
    ]);
    expect(fields(shown)).toEqual(['email', 'city', 'name']);
    expect(shown[2]).toMatchObject({ width: 300, chosenWidth: 300, isPinned: false });
    expect(layoutOf(shown)).toEqual([
      { field: 'email', isPinned: true },
      { field: 'city' },
      { field: 'name', width: 300 },
    ]);
  });

  test('leave out what does not exist in a layout, and show what it names twice once', () => {
    expect(fields(laidOut(offered, [{ field: 'name' }, { field: 'gone' }, { field: 'name' }]))).toEqual(['name']);
  });

  test('always include the one that leads to the record', () => {
    expect(fields(laidOut(offered, [{ field: 'city' }]))).toEqual(['name', 'city']);
  });
});

describe('a changed layout of a list', () => {
  const layout: ColumnLayout[] = [
    { field: 'a', isPinned: true },
    { field: 'b' },
    { field: 'c', width: 90 },
    { field: 'd' },
  ];

  test('has an added column last, and a removed one not at all', () => {
    expect(fields(withShown(layout, 'e', true))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(fields(withShown(layout, 'c', false))).toEqual(['a', 'b', 'd']);
  });

  test('keeps a width within its limits, and can drop it', () => {
    expect(withWidth(layout, 'b', 20)[1]).toEqual({ field: 'b', width: 56 });
    expect(withWidth(layout, 'b', 123.6)[1]).toEqual({ field: 'b', width: 124 });
    expect(withWidth(layout, 'c', null)[2]).toEqual({ field: 'c' });
  });

  test('moves a column among pinned or unpinned ones and no further', () => {
    expect(fields(moved(layout, 'c', -1))).toEqual(['a', 'c', 'b', 'd']);
    expect(fields(moved(layout, 'd', 1))).toEqual(['a', 'b', 'c', 'd']);
    expect(fields(moved(layout, 'b', -1))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('puts a newly pinned column after the pinned ones, and an unpinned one before the others', () => {
    expect(withPinned(layout, 'd', true).slice(0, 2)).toEqual([
      { field: 'a', isPinned: true },
      { field: 'd', isPinned: true },
    ]);
    const both = withPinned(layout, 'd', true);
    expect(withPinned(both, 'a', false).slice(0, 3)).toEqual([
      { field: 'd', isPinned: true },
      { field: 'a' },
      { field: 'b' },
    ]);
  });

  test('puts a column dragged onto another in its place, and pins it if that one is pinned', () => {
    expect(fields(movedTo(layout, 'd', 'b'))).toEqual(['a', 'd', 'b', 'c']);
    expect(fields(movedTo(layout, 'b', 'd'))).toEqual(['a', 'c', 'd', 'b']);
    expect(movedTo(layout, 'c', 'a')[0]).toEqual({ field: 'c', width: 90, isPinned: true });
  });

  test('counts as unchanged when it shows the same', () => {
    expect(isSameColumns(layout, structuredClone(layout))).toBe(true);
    expect(isSameColumns(layout, withWidth(layout, 'b', 100))).toBe(false);
    expect(isSameColumns(layout, undefined)).toBe(false);
  });
});
