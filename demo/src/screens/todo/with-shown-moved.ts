import type { Todo } from '../../contract/todo-calls.ts';
import { withMoved } from '../../frame/drag/drag-lists.ts';

/**
 * Every to-do after one of those shown was carried: they change places among themselves, hidden ones keep theirs.
 * @param shown some of `todos`, in the same order
 */
export function withShownMoved(todos: readonly Todo[], shown: readonly Todo[], from: number, to: number): Todo[] {
  const inNewOrder = withMoved(shown, from, to).values();
  return todos.map((todo) => (shown.includes(todo) ? (inNewOrder.next().value ?? todo) : todo));
}
