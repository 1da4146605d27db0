import { showSuccess } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Todo } from '../../contract/todo-calls.ts';
import { useDemo, useTell } from '../../use-demo.ts';

const readAll = ['demo', 'GET /api/todo/all', null];

/** The to-dos, the tags, and what can be done with them; it shows at once. */
export function useTodos() {
  const { t } = useTranslation('demo');
  const queries = useQueryClient();
  const tell = useTell();
  const todos = useDemo('GET /api/todo/all');
  const tags = useDemo('GET /api/todo/tag');
  const current = () => queries.getQueryData<Todo[]>(readAll) ?? [];

  async function update(todo: Todo): Promise<void> {
    queries.setQueryData(
      readAll,
      current().map((each) => (each.id === todo.id ? todo : each)),
    );
    await tell('POST /api/todo/update', { todo });
  }

  // Every to-do is sent, whichever are shown: what is sent is all there will be.
  async function reorder(todoList: Todo[]): Promise<void> {
    queries.setQueryData(readAll, todoList);
    await tell('POST /api/todo/reorder', { todoList });
  }

  async function remove(todo: Todo): Promise<void> {
    const index = current().findIndex(({ id }) => id === todo.id);
    await tell('POST /api/todo/delete', { todo: { id: todo.id } });
    const bringBack = () => void reorder(current().toSpliced(Math.max(index, 0), 0, todo));
    showSuccess(t('todo.deleted', { title: todo.title }), {
      action: { label: t('todo.undo'), run: bringBack },
    });
  }

  return { todos, tags, update, reorder, remove, tell };
}
