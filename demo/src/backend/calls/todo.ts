import type { Todo, TodoCalls } from '../../contract/todo-calls.ts';
import { momentOf, textOf } from '../collection/fields-of.ts';
import { filled, isRecord } from '../collection/filled.ts';
import { freeId, wholeOf } from '../collection/free-id.ts';
import { projectItems } from '../data/project-items.ts';
import { emptyTodo, tags, todos } from '../data/todos.ts';
import type { Handlers } from './handlers.ts';

/** To-dos, what they are marked with, and the list of projects. */
export function todo(): Handlers<TodoCalls> {
  let all = todos();
  let marks = tags();

  return {
    'GET /api/todo/all': () => all,
    'GET /api/todo/tag': () => marks,
    'GET /api/todo': (id) => all.find((one) => one.id === wholeOf(id)),
    'POST /api/todo/reorder': (sent) => {
      if (Array.isArray(sent?.todoList)) all = withOwnIds(sent.todoList);
      return all;
    },
    'POST /api/todo/add': (sent) => {
      if (isRecord(sent?.todo)) all = withOwnIds([...all, sent.todo]);
      return all;
    },
    // Gives what was sent, whether or not there is such a to-do.
    'POST /api/todo/update': (sent) => {
      const found = all.find(({ id }) => id === wholeOf(sent?.todo?.id));
      const changed = whole(found ?? emptyTodo(0), isRecord(sent?.todo) ? sent.todo : {});
      all = all.map((one) => (one === found ? { ...changed, id: one.id } : one));
      return changed;
    },
    'POST /api/todo/delete': (sent) => {
      all = all.filter(({ id }) => id !== wholeOf(sent?.todo?.id));
      return all;
    },
    'POST /api/todo/tag/add': (sent) => {
      const name = textOf(sent?.tag?.name).trim();
      const tag = { id: freeId(sent?.tag?.id, marks), name };
      if (name !== '') marks = [...marks, tag];
      return tag;
    },
    // A to-do keeps the id of a tag that is gone; it means nothing any more.
    'POST /api/todo/tag/delete': (sent) => {
      marks = marks.filter(({ id }) => id !== wholeOf(sent?.tag?.id));
      return marks;
    },
    'GET /api/list/all': () => projectItems(),
  };
}

function withOwnIds(sent: readonly unknown[]): Todo[] {
  const kept: Todo[] = [];
  for (const one of sent.filter(isRecord)) {
    const id = freeId((one as Partial<Todo>).id, kept);
    kept.push({ ...whole(emptyTodo(id), one), id });
  }
  return kept;
}

// Its days can be read, whatever was sent.
function whole(before: Todo, sent: object): Todo {
  const todo = filled(before, sent);
  const startDate = momentOf(todo.startDate, before.startDate);
  return { ...todo, startDate, dueDate: momentOf(todo.dueDate, before.dueDate) };
}
