import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualState } from '../state/list-state.ts';
import { scopeOf } from './scope-of.ts';
import {
  everything,
  isSelected,
  nothing,
  type Selection,
  selectedCount,
  selectedOnPage,
  selectPage,
  selectRow,
  withoutGone,
} from './selection.ts';

const page = ['a', 'b', 'c', 'd', 'e'];
const selectedOf = (selection: Selection, ids = page) => ids.filter((id) => isSelected(selection, id)).join('');

test('a range selects or clears every row between the last pressed one and this one', () => {
  const first = selectRow(nothing, page, 'b', false);
  const range = selectRow(first, page, 'd', true);
  expect(selectedOf(range)).toBe('bcd');
  expect(selectedOf(selectRow(range, page, 'c', true))).toBe('b');
});

test('a range that began on another page selects only the pressed row', () => {
  const other = selectRow(nothing, ['x', 'y'], 'y', false);
  expect(selectedOf(selectRow(other, page, 'd', true), [...page, 'x', 'y'])).toBe('dy');
});

test('rows that no longer match are dropped from the selection and its count', () => {
  const some = selectRow(selectRow(nothing, page, 'b', false), page, 'd', false);
  const left = withoutGone(some, ['b', 'x']);
  expect([selectedOf(left), selectedCount(left, 4)]).toEqual(['d', 1]);
  const most = selectRow(selectRow(everything, page, 'b', false), page, 'd', false);
  const rest = withoutGone(most, ['b']);
  // Of five that matched four do: all but the one that is still left out.
  expect([selectedOf(rest, ['a', 'c', 'd', 'e']), selectedCount(rest, 4)]).toEqual(['ace', 3]);
});

test('the checkbox in the header selects the rest of the page, then none of it', () => {
  const some = selectRow(nothing, page, 'b', false);
  expect(selectedOnPage(some, page)).toBe('some');
  const all = selectPage(some, page);
  expect(selectedOnPage(all, page)).toBe('all');
  expect(selectedOnPage(selectPage(all, page), page)).toBe('none');
});

test('a selection of all matching rows keeps and counts its exceptions on every page', () => {
  const most = selectRow(selectRow(everything, page, 'b', false), ['x', 'y'], 'x', false);
  expect(selectedCount(most, 520)).toBe(518);
  expect(selectedOf(most)).toBe('acde');
  expect(selectedOf(selectRow(most, page, 'b', false), [...page, 'x'])).toBe('abcde');
});

test('a selection survives paging and sorting, and not another filter, search or view', () => {
  const scope = scopeOf(usualState);
  expect(scopeOf({ ...usualState, page: 3, pageSize: 25, sort: [{ field: 'name', direction: 'asc' }] })).toBe(scope);
  expect(scopeOf({ ...usualState, search: ' ' })).toBe(scope);
  for (const other of [
    { search: 'acme' },
    { deleted: 'only' as const },
    { view: 'all' },
    { filter: [{ field: 'isActive', operator: 'is' as const, value: true }] },
  ]) {
    expect(scopeOf({ ...usualState, ...other })).not.toBe(scope);
  }
});

test('whatever is pressed on whichever page, what is selected is what a plain set of ids holds', () => {
  const rows = Array.from({ length: 12 }, (_, place) => `r${place}`);
  const pages = [rows.slice(0, 5), rows.slice(5, 10), rows.slice(10)];
  const step = fc.oneof(
    fc.record({ act: fc.constant('row' as const), on: fc.nat(2), at: fc.nat(4), isRange: fc.boolean() }),
    fc.record({ act: fc.constant('page' as const), on: fc.nat(2) }),
    fc.record({ act: fc.constant('all' as const), on: fc.nat(2) }),
    fc.record({ act: fc.constant('none' as const), on: fc.nat(2) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let selection = nothing;
      let model = new Set<string>();
      let last: string | null = null;
      for (const one of steps) {
        const shown = pages[one.on] ?? [];
        if (one.act === 'all') [selection, model, last] = [everything, new Set(rows), null];
        else if (one.act === 'none') [selection, model, last] = [nothing, new Set(), null];
        else if (one.act === 'page') {
          const isWhole = shown.every((id) => model.has(id));
          for (const id of shown) isWhole ? model.delete(id) : model.add(id);
          [selection, last] = [selectPage(selection, shown), null];
        } else {
          const id = shown[one.at % shown.length] ?? '';
          const isOn = !model.has(id);
          const from = one.isRange && last !== null && shown.includes(last) ? shown.indexOf(last) : shown.indexOf(id);
          const [low, high] = [from, shown.indexOf(id)].toSorted((a, b) => a - b);
          for (const each of shown.slice(low, (high ?? 0) + 1)) isOn ? model.add(each) : model.delete(each);
          [selection, last] = [selectRow(selection, shown, id, one.isRange), id];
        }
        expect(rows.filter((id) => isSelected(selection, id))).toEqual(rows.filter((id) => model.has(id)));
        expect(selectedCount(selection, rows.length)).toBe(model.size);
      }
    }),
  );
});
