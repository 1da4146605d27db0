import type { DemoPage } from '../../demo-page.ts';

const loadTodo = () => import('./todo-page.tsx');

export const todoPages: readonly DemoPage[] = [
  { path: '/todo/list', label: 'demo.todo.title', load: () => import('./todo-list-page.tsx') },
  { path: '/todo/list/add', label: 'demo.todo.new', load: loadTodo, isWithin: true },
  { path: '/todo/list/:id', label: 'demo.todo.record', load: loadTodo, isWithin: true },
];
