import { expect, test } from 'vitest';
import { newLine } from '../edit-line.ts';
import { assigneeOf, readAssignee, withAssignee } from './assignee.ts';

const words = { before: '', after: ', to be named' };
const id = '00000000-0000-4000-8000-000000000001';

test('a line is delivered by one person or provider, and a new choice replaces the old one', () => {
  const line = withAssignee(newLine('service'), { kind: 'open', role: 'Consultant' });
  const named = withAssignee(line, { kind: 'provider', id, label: 'Datenwerk' });
  expect(named).toMatchObject({ placeholderRole: null, providerId: id, personnelId: null });
  expect(assigneeOf(withAssignee(named, { kind: 'person', id, label: 'Mara' }))).toEqual({
    ...{ kind: 'person', id, label: 'Mara' },
  });
  expect(assigneeOf(withAssignee(named, null))).toBeNull();
});

test('choosing the same person for a line again changes nothing', () => {
  const line = withAssignee(newLine('service'), { kind: 'person', id, label: 'Mara' });
  expect(withAssignee(line, { kind: 'person', id, label: 'Mara' })).toBe(line);
});

test.each([
  ['', null],
  ['Consultant, to be named', { kind: 'open', role: 'Consultant' }],
  [' Mara Feld ', { kind: 'unmatched', text: 'Mara Feld' }],
  // Nobody is chosen by an id that was pasted.
  [id, { kind: 'unmatched', text: `\u00A0${id}` }],
])('the text "%s" pasted into a line says who delivers it', (text, assignee) => {
  expect(readAssignee(text, words)).toEqual(assignee);
});
