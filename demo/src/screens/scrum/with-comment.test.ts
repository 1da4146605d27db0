import { expect, test } from 'vitest';
import type { Card } from '../../contract/scrum-calls.ts';
import { isPicture, toggled, withComment, withCover, withoutAttachment } from './with-comment.ts';

const file = { name: 'plan.PNG', size: '1 KB', url: 'blob:1' };
const card: Card = { id: 'c', title: 'Card', members: [], labels: [], attachments: [file], comments: [] };

test('a member or label comes and goes', () => {
  expect(toggled([1, 2], 2)).toEqual([1]);
  expect(toggled([1], 2)).toEqual([1, 2]);
});

test('a remark has an id of its own and the moment it was made; a blank one is none', () => {
  const now = new Date('2026-01-05T09:00:00Z');
  const once = withComment(card, 3, ' Well done ', now);
  expect(withComment(once, 3, 'Again', now).comments.map(({ id, text }) => [id, text])).toEqual([
    [1, 'Well done'],
    [2, 'Again'],
  ]);
  expect(withComment(card, 3, '  ', now)).toBe(card);
});

test('an attachment takes its cover with it', () => {
  const covered = withCover(card, 'blob:1');
  expect(covered.coverImage).toBe('blob:1');
  expect(withoutAttachment(covered, file)).toEqual({ ...card, attachments: [] });
  expect(withCover(covered, undefined)).not.toHaveProperty('coverImage');
});

test('pictures are told by their names', () => {
  expect(isPicture(file)).toBe(true);
  expect(isPicture({ ...file, name: 'png.pdf' })).toBe(false);
});
