import { expect, test } from 'vitest';
import type { Card } from '../../contract/scrum-calls.ts';
import { isPicture, toggled, withComment, withCover, withoutAttachment } from './with-comment.ts';

const file = { name: 'plan.PNG', size: '1 KB', url: 'blob:1' };
const card: Card = { id: 'c', title: 'Card', members: [], labels: [], attachments: [file], comments: [] };

test('a member or label can be added to a card and removed', () => {
  expect(toggled([1, 2], 2)).toEqual([1]);
  expect(toggled([1], 2)).toEqual([1, 2]);
});

test('a comment gets an id and the time it was made, and a blank one is not kept', () => {
  const now = new Date('2026-01-05T09:00:00Z');
  const once = withComment(card, 3, ' Well done ', now);
  expect(withComment(once, 3, 'Again', now).comments.map(({ id, text }) => [id, text])).toEqual([
    [1, 'Well done'],
    [2, 'Again'],
  ]);
  expect(withComment(card, 3, '  ', now)).toBe(card);
});

test('removing an attachment also removes the cover made of it', () => {
  const covered = withCover(card, 'blob:1');
  expect(covered.coverImage).toBe('blob:1');
  expect(withoutAttachment(covered, file)).toEqual({ ...card, attachments: [] });
  expect(withCover(covered, undefined)).not.toHaveProperty('coverImage');
});

test('a file is taken for a picture by the end of its name', () => {
  expect(isPicture(file)).toBe(true);
  expect(isPicture({ ...file, name: 'png.pdf' })).toBe(false);
});
