import type { TodoCalls } from '../contract/todo.ts';
import type { Handlers } from './handlers.ts';

export function todo(): Handlers<TodoCalls> {
  throw new Error('to be written');
}
