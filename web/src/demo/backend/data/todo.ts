import type { Tag, Todo } from '../../contract/todo.ts';
import { daysAgo, daysAhead } from './moments.ts';

/** What the sample to-dos are marked with. */
export const tags = (): Tag[] => [
  { id: 1, name: 'client' },
  { id: 2, name: 'research' },
  { id: 3, name: 'report' },
  { id: 4, name: 'workshop' },
  { id: 5, name: 'travel' },
];

/** A to-do with nothing in it yet. */
export const emptyTodo = (id: number): Todo => ({
  id,
  title: '',
  note: '',
  important: false,
  starred: false,
  done: false,
  read: false,
  selected: false,
  startDate: new Date().toISOString(),
  dueDate: new Date().toISOString(),
  tag: [],
});

/** Five to-dos of a week at a consulting firm. */
export const todos = (): Todo[] => [
  {
    ...emptyTodo(1),
    title: 'Call the port authority about Thursday',
    note: 'Ask whether the crane figures may follow a day later, and who signs the minutes.',
    important: true,
    startDate: daysAgo(1),
    dueDate: daysAhead(1),
    tag: [1, 2],
  },
  {
    ...emptyTodo(2),
    title: 'Send the interview notes round',
    note: 'Without names, and with the three quotations everybody liked.',
    done: true,
    read: true,
    startDate: daysAgo(6),
    dueDate: daysAgo(2),
    tag: [2, 3],
  },
  {
    ...emptyTodo(3),
    title: 'Prepare the pricing workshop',
    note: 'Cards, pens, a clock everybody can see, and a second example in case the first is solved too soon.',
    starred: true,
    read: true,
    startDate: daysAgo(2),
    dueDate: daysAhead(5),
    tag: [4],
  },
  {
    ...emptyTodo(4),
    title: 'Book the night train to Vienna',
    note: 'Two people, there on Monday, back on Wednesday.',
    done: true,
    startDate: daysAgo(9),
    dueDate: daysAgo(4),
    tag: [1, 5],
  },
  {
    ...emptyTodo(5),
    title: 'Read the draft of the annual report',
    note: 'Chapters two and four. Remarks go to Inês before the printer calls.',
    done: true,
    read: true,
    startDate: daysAgo(12),
    dueDate: daysAgo(3),
    tag: [3],
  },
];
