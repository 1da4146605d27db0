import { expect, test } from 'vitest';
import type { ProjectItem } from '../../contract/todo-calls.ts';
import { changedProjects, copied, deleted, noChanges, renamed, undeleted } from './project-changes.ts';

const item = (id: number, projectName: string) => ({ id, projectName }) as ProjectItem;
const items = [item(1, 'Harbour'), item(5, 'Bridge')];
const named = (...of: Parameters<typeof changedProjects>) => changedProjects(...of).map((each) => each.projectName);

test('a copied project stands behind the original, with an id of its own', () => {
  const once = copied(items, noChanges, 1, 'Copy');
  const twice = copied(items, once, 6, 'Copy of a copy');
  expect(changedProjects(items, twice).map(({ id }) => id)).toEqual([1, 6, 7, 5]);
  expect(named(items, twice)).toEqual(['Harbour', 'Copy', 'Copy of a copy', 'Bridge']);
});

test('a deleted project leaves its copy alone, and comes back to its old place', () => {
  const gone = deleted(copied(items, noChanges, 1, 'Copy'), 1);
  expect(named(items, gone)).toEqual(['Copy', 'Bridge']);
  expect(named(items, undeleted(gone, 1))).toEqual(['Harbour', 'Copy', 'Bridge']);
});

test('a project and its copy are renamed separately', () => {
  const both = renamed(copied(items, noChanges, 5, 'Copy'), 6, 'Ferry');
  expect(named(items, renamed(both, 5, 'Tunnel'))).toEqual(['Harbour', 'Tunnel', 'Ferry']);
});
