import type { Tag, Todo } from '../../contract/todo-calls.ts';

const tests = {
  all: () => true,
  read: ({ read }) => read,
  unread: ({ read }) => !read,
  done: ({ done }) => done,
  undone: ({ done }) => !done,
  important: ({ important }) => important,
  unimportant: ({ important }) => !important,
  starred: ({ starred }) => starred,
  unstarred: ({ starred }) => !starred,
} satisfies Record<string, (todo: Todo) => boolean>;

/** A sort of to-dos that can be shown alone, as the address says it. */
export type Showing = keyof typeof tests;

/** Every sort of to-dos, in the order of the menu. */
export const showings = Object.keys(tests) as Showing[];

/** Which to-dos are shown. */
export interface TodoChoice {
  /** Looked for in titles and notes as it is written. */
  search: string;
  show: Showing;
  /** The id of a tag; null for any. */
  tag: number | null;
}

/** Which to-dos an address asks for; what it asks wrongly is not asked. */
export function choiceOf(address: URLSearchParams, tags: readonly Tag[]): TodoChoice {
  const show = address.get('show') ?? 'all';
  const tag = tags.find(({ id }) => String(id) === address.get('tag'));
  return {
    search: address.get('search') ?? '',
    show: Object.hasOwn(tests, show) ? (show as Showing) : 'all',
    tag: tag?.id ?? null,
  };
}

/** The to-dos that are shown, in their order. */
export function shownTodos(todos: readonly Todo[], { search, show, tag }: TodoChoice): Todo[] {
  const wanted = search.trim().toLocaleLowerCase();
  return todos.filter(
    (todo) =>
      tests[show](todo) &&
      (tag === null || todo.tag.includes(tag)) &&
      [todo.title, todo.note].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
}
