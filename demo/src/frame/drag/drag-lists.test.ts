import { describe, expect, test } from 'vitest';
import { type DragList, nextOver, placeOf, waysOf, withMoved, withPlaced } from './drag-lists.ts';

const lists: DragList[] = [
  { id: 'open', name: 'Open', kind: 'card', items: ['a', 'b', 'c'] },
  { id: 'done', name: 'Done', kind: 'card', items: [] },
  { id: 'lists', name: 'Board', kind: 'list', items: ['open-list', 'done-list'] },
];

describe('places in lists', () => {
  test('an item is found in its list, and in none when it is gone', () => {
    expect(placeOf(lists, 'b')).toEqual({ list: 'open', index: 1 });
    expect(placeOf(lists, 'z')).toBeUndefined();
  });

  test('a dragged item is taken out first and then put in its new place', () => {
    expect(withMoved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(withMoved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(withMoved(['a', 'b'], 7, 0)).toEqual(['a', 'b']);
  });

  test('an item moves to another list, and the rest stays in order', () => {
    const [open, done, board] = withPlaced(lists, 'b', { list: 'done', index: 0 });
    expect(open?.items).toEqual(['a', 'c']);
    expect(done?.items).toEqual(['b']);
    expect(board).toBe(lists[2]);
  });

  test('an unknown item changes nothing', () => {
    expect(withPlaced(lists, 'z', { list: 'done', index: 0 })).toBe(lists);
    expect(waysOf(lists, 'z')).toEqual([]);
  });

  test('an item can only go to lists of its own kind', () => {
    expect(waysOf(lists, 'a').map(({ id }) => id)).toEqual(['open', 'done']);
    expect(waysOf(lists, 'open-list').map(({ id }) => id)).toEqual(['lists']);
  });

  test('arrow keys move an item along its list, and to the same place in the next one', () => {
    const next = (over: string, key: string) => nextOver(lists, 'a', over, key, (id) => `room:${id}`);
    expect(next('a', 'ArrowDown')).toBe('b');
    expect(next('c', 'ArrowDown')).toBeUndefined();
    expect(next('b', 'ArrowUp')).toBe('a');
    expect(next('b', 'ArrowRight')).toBe('room:done');
    expect(next('b', 'ArrowLeft')).toBeUndefined();
    expect(next('b', 'x')).toBeUndefined();
    const board: DragList[] = [{ id: 'lists', name: 'Board', isRow: true, items: ['open-list', 'done-list'] }];
    expect(nextOver(board, 'open-list', 'open-list', 'ArrowRight', String)).toBe('done-list');
    expect(nextOver(board, 'open-list', 'open-list', 'ArrowDown', String)).toBeUndefined();
  });
});
