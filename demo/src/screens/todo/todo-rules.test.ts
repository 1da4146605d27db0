import { expect, test } from 'vitest';
import type { Todo } from '../../contract/todo-calls.ts';
import { nextId } from '../../records/next-id.ts';
import { localDay, momentOf } from './local-day.ts';
import { choiceOf, shownTodos } from './todo-choice.ts';
import { withShownMoved } from './with-shown-moved.ts';

function todo(id: number, more: Partial<Todo> = {}): Todo {
  const off = { important: false, starred: false, done: false, read: false, selected: false };
  const dates = { startDate: '2026-01-05T00:00:00.000Z', dueDate: '2026-01-09T00:00:00.000Z' };
  return { id, title: `To-do ${id}`, note: '', tag: [], ...off, ...dates, ...more };
}

const todos = [todo(1, { done: true }), todo(2, { tag: [3] }), todo(3, { note: 'costs (gross)' }), todo(4)];
const ids = (some: readonly Todo[]) => some.map(({ id }) => id);

test('to-dos are searched for plain text, in titles and notes', () => {
  expect(ids(shownTodos(todos, { search: '(GROSS', show: 'all', tag: null }))).toEqual([3]);
  expect(ids(shownTodos(todos, { search: '.*', show: 'all', tag: null }))).toEqual([]);
  expect(ids(shownTodos(todos, { search: ' ', show: 'all', tag: null }))).toEqual([1, 2, 3, 4]);
});

test('a filter and a tag apply to to-dos at the same time', () => {
  expect(ids(shownTodos(todos, { search: '', show: 'undone', tag: 3 }))).toEqual([2]);
  expect(ids(shownTodos(todos, { search: '', show: 'done', tag: 3 }))).toEqual([]);
});

test('an address that makes no sense shows all to-dos', () => {
  const address = new URLSearchParams('show=toString&tag=99');
  expect(choiceOf(address, [{ id: 1, name: 'API' }])).toEqual({ search: '', show: 'all', tag: null });
});

test('hidden to-dos stay where they are when the shown ones change places', () => {
  const shown = [todos[1], todos[3]].filter((each) => each !== undefined);
  expect(ids(withShownMoved(todos, shown, 1, 0))).toEqual([1, 4, 3, 2]);
});

test('a new to-do gets an id one above the highest', () => {
  expect(nextId(todos)).toBe(5);
  expect(nextId([])).toBe(1);
});

test('the date of a to-do stays the day that was chosen', () => {
  expect(localDay(momentOf('2026-03-01'))).toBe('2026-03-01');
  expect(localDay('nothing')).toBe('');
});
