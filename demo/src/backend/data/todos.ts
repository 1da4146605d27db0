import type { Tag, Todo } from '../../contract/todo-calls.ts';
import { type Moments, momentsNow } from './moments.ts';

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

/** The to-dos of two weeks at a consulting firm. */
export function todos({ workday }: Moments = momentsNow()): Todo[] {
  const from = (start: number, due: number) => ({
    startDate: workday(start, '09:00'),
    dueDate: workday(due, '17:00'),
  });
  return [
    {
      ...emptyTodo(1),
      title: 'Call the port authority about Thursday',
      note: 'Ask whether the crane figures may follow a day later, and who signs the minutes.',
      important: true,
      ...from(-1, 1),
      tag: [1, 2],
    },
    {
      ...emptyTodo(2),
      title: 'Send the interview notes round',
      note: 'Without names, and with the three quotations everybody liked.',
      done: true,
      read: true,
      ...from(-5, -2),
      tag: [2, 3],
    },
    {
      ...emptyTodo(3),
      title: 'Prepare the pricing workshop',
      note: 'Cards, pens, a clock everybody can see, and a second example in case the first is solved too soon.',
      starred: true,
      read: true,
      ...from(-2, 4),
      tag: [4],
    },
    {
      ...emptyTodo(4),
      title: 'Book the night train to Vienna',
      note: 'Two people, there on Monday, back on Wednesday.',
      done: true,
      ...from(-7, -4),
      tag: [1, 5],
    },
    {
      ...emptyTodo(5),
      title: 'Read the draft of the annual report',
      note: 'Chapters two and four. Remarks go to Inês before the printer calls.',
      done: true,
      read: true,
      ...from(-9, -3),
      tag: [3],
    },
    {
      ...emptyTodo(6),
      title: 'Write half a page in plain words',
      note: 'For the review: what was agreed, for people who were not in the room.',
      important: true,
      read: true,
      ...from(-1, 2),
      tag: [1, 3],
    },
    {
      ...emptyTodo(7),
      title: 'Answer Ostrava Glass',
      note: 'The invoice once more, with purchase order number OG-4471.',
      ...from(-3, -1),
      tag: [1],
    },
    {
      ...emptyTodo(8),
      title: 'Compare the survey hours of two quarters',
      note: 'Kofi found 214 hours in both. They belong to one of them.',
      read: true,
      ...from(-2, 3),
      tag: [2],
    },
    {
      ...emptyTodo(9),
      title: 'Choose dates for the steering committee',
      note: 'The second Tuesday or the last Thursday; Imani books the room.',
      read: true,
      ...from(-4, 5),
      tag: [1],
    },
  ];
}
