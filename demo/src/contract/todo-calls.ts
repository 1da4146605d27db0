/** A to-do (specification, section 3). */
export interface Todo {
  id: number;
  title: string;
  note: string;
  important: boolean;
  starred: boolean;
  done: boolean;
  read: boolean;
  selected: boolean;
  /** Moments, ISO 8601. */
  startDate: string;
  dueDate: string;
  /** The ids of its tags; one that is gone means nothing any more. */
  tag: number[];
}

/** What to-dos are marked with. */
export interface Tag {
  id: number;
  name: string;
}

/** An entry of the demo's list of projects (specification, section 3). */
export interface ProjectItem {
  id: number;
  email: string;
  userName: string;
  projectName: string;
  /** A moment, ISO 8601. */
  date: string;
  projectImage: string;
  userImage: string;
  /** How many comments and revisions it has. */
  comment: number;
  revision: number;
}

/** The calls of the demo's to-dos and of its list of projects (specification, section 7). */
export interface TodoCalls {
  'GET /api/todo/all': { takes: undefined; gives: Todo[] };
  'GET /api/todo/tag': { takes: undefined; gives: Tag[] };
  /** Takes the id, bare; nothing comes back for an unknown one. */
  'GET /api/todo': { takes: number | string; gives: Todo | undefined };
  /** What is sent replaces every to-do there was. */
  'POST /api/todo/reorder': { takes: { todoList: Todo[] }; gives: Todo[] };
  'POST /api/todo/add': { takes: { todo: Todo }; gives: Todo[] };
  'POST /api/todo/update': { takes: { todo: Todo }; gives: Todo };
  'POST /api/todo/delete': { takes: { todo: Pick<Todo, 'id'> }; gives: Todo[] };
  'POST /api/todo/tag/add': { takes: { tag: Tag }; gives: Tag };
  'POST /api/todo/tag/delete': { takes: { tag: Pick<Tag, 'id'> }; gives: Tag[] };
  'GET /api/list/all': { takes: undefined; gives: ProjectItem[] };
}
