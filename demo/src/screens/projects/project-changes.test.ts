import { expect, test } from 'vitest';
import type { ProjectItem } from '../../contract/todo-calls.ts';
import { changedProjects, copied, deleted, noChanges, renamed, undeleted } from './project-changes.ts';

const item = (id: number, projectName: string) => ({ id, projectName }) as ProjectItem;
const items = [item(1, 'Harbour'), item(5, 'Bridge')];
const named = (...of: Parameters<typeof changedProjects>) => changedProjects(...of).map((each) => each.projectName);

test('puts a copy behind what it was made of, under an id of its own', () => {
  const once = copied(items, noChanges, 1, 'Copy');
  const twice = copied(items, once, 6, 'Copy of a copy');
  expect(changedProjects(items, twice).map(({ id }) => id)).toEqual([1, 6, 7, 5]);
  expect(named(items, twice)).toEqual(['Harbour', 'Copy', 'Copy of a copy', 'Bridge']);
});

test('keeps the copy of a project that is deleted, and brings that one back to its place', () => {
  const gone = deleted(copied(items, noChanges, 1, 'Copy'), 1);
  expect(named(items, gone)).toEqual(['Copy', 'Bridge']);
  expect(named(items, undeleted(gone, 1))).toEqual(['Harbour', 'Copy', 'Bridge']);
});

test('renames a project and its copy apart from each other', () => {
  const both = renamed(copied(items, noChanges, 5, 'Copy'), 6, 'Ferry');
  expect(named(items, renamed(both, 5, 'Tunnel'))).toEqual(['Harbour', 'Tunnel', 'Ferry']);
});
