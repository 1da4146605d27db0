import type { DemoPage } from '../../demo-page.ts';

const loadTodo = () => import('./todo-page.tsx');

export const todoPages: readonly DemoPage[] = [
  { path: '/todo/list', label: 'todo.title', load: () => import('./todo-list-page.tsx') },
  { path: '/todo/list/add', label: 'todo.new', load: loadTodo, isWithin: true },
  { path: '/todo/list/:id', label: 'todo.record', load: loadTodo, isWithin: true },
];
