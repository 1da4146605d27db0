import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { describe, expect, test } from 'vitest';
import { recordNavigationFrom } from '../../list/way-back/record-navigation.ts';
import { pagesFor, placeOn, withPages } from './navigation-place.ts';

const all = Array.from({ length: 10 }, (_, place) => `r${place + 1}`);
const page = (number: number, of = all): GridPage<{ id: string }> => ({
  rows: of.slice(4 * (number - 1), 4 * number).map((id) => ({ id })),
  total: of.length,
  totalIsExact: true,
  page: number,
  pageSize: 4,
});
const navigation = (number: number) =>
  recordNavigationFrom('/register/customers', { page: number, pageSize: 4 }, page(number));
const twoPages = (numbers: readonly number[], of: readonly string[]) =>
  numbers.flatMap((number) => of.slice(4 * (number - 1), 4 * number));

describe('the navigation through the records of a list', () => {
  test('knows where a record stands and what is beside it', () => {
    expect(placeOn(navigation(2), 'r6')).toEqual({
      position: 6,
      page: 2,
      index: 1,
      previous: 'r5',
      next: 'r7',
      needs: -1,
    });
    expect(placeOn(navigation(2), 'r1')).toBeNull();
  });

  test('ends where the list ends, and asks for a page before a page ends', () => {
    expect(placeOn(navigation(1), 'r1')).toMatchObject({ previous: undefined, needs: null });
    expect(placeOn(navigation(1), 'r2')).toMatchObject({ next: 'r3', needs: null });
    expect(placeOn(navigation(1), 'r3')).toMatchObject({ next: 'r4', needs: 1 });
    expect(placeOn(navigation(1), 'r4')).toMatchObject({ next: undefined, needs: 1 });
    expect(placeOn(navigation(2), 'r5')).toMatchObject({ previous: undefined, needs: -1 });
    expect(placeOn(navigation(3), 'r10')).toMatchObject({ next: undefined, needs: -1, position: 10 });
    expect(placeOn({ ...navigation(3), first: 1, before: 0, ids: all }, 'r10')).toMatchObject({
      needs: null,
      position: 10,
    });
  });

  test('continues across pages in both directions', () => {
    expect(pagesFor(navigation(2), 1)).toEqual([2, 3]);
    const on = withPages(navigation(2), 1, twoPages([2, 3], all));
    expect(placeOn(on, 'r8')).toMatchObject({ next: 'r9', needs: null });
    expect(pagesFor(on, -1)).toEqual([1, 2]);
    const back = withPages(on, -1, twoPages([1, 2], all));
    expect(back.ids).toEqual(all);
    expect(placeOn(back, 'r5')).toMatchObject({ position: 5, page: 2, index: 0, previous: 'r4' });
  });

  test('skips no record when an edited one no longer matches the filter', () => {
    const left = all.filter((id) => id !== 'r3');
    const on = withPages(navigation(1), 1, twoPages([1, 2], left));
    expect(on.ids).toEqual(all.slice(0, 9));
    expect(placeOn(on, 'r3')).toMatchObject({ position: 3, next: 'r4' });
    const before = withPages(navigation(2), -1, twoPages([1, 2], left));
    expect(placeOn(before, 'r5')).toMatchObject({ position: 5, previous: 'r4' });
  });

  test('shows no record twice when a new one came into the list', () => {
    const more = ['new', ...all];
    const on = withPages(navigation(1), 1, twoPages([1, 2], more));
    expect(on.ids).toEqual(all.slice(0, 7));
    expect(placeOn(on, 'r7')).toMatchObject({ next: undefined, needs: 1 });
  });

  test('comes to an end when the records that followed are gone', () => {
    const few = all.slice(0, 4);
    const on = withPages(withPages(navigation(1), 1, few), 1, []);
    expect(placeOn(on, 'r4')).toMatchObject({ next: undefined, needs: null, position: 4 });
    const uncounted = { ...navigation(1), total: 10_001, totalIsExact: false };
    expect(placeOn(uncounted, 'r4')).toMatchObject({ needs: 1 });
    expect(placeOn(withPages(uncounted, 1, []), 'r4')).toMatchObject({ needs: null });
  });
});
