import { expect, test } from 'vitest';
import { mailbox } from './mailbox.ts';

const asked = { authorization: null };

test('a mail that is starred stays in its folder, and one that is moved stays starred', () => {
  const calls = mailbox();
  calls['POST /api/inbox/marks']({ ids: ['a', 'b'], mark: { isStarred: true } }, asked);
  const marks = calls['POST /api/inbox/marks']({ ids: ['a'], mark: { folder: 'archive' } }, asked);
  expect(marks).toMatchObject({
    a: { folder: 'archive', isStarred: true, isRead: false },
    b: { folder: 'inbox', isStarred: true },
  });
});

test('a call that names no mails changes nothing in the mailbox', () => {
  const calls = mailbox();
  const before = structuredClone(calls['GET /api/inbox/marks'](undefined, asked));
  calls['POST /api/inbox/marks'](undefined, asked);
  calls['POST /api/inbox/marks']({ mark: { folder: 'spam' } }, asked);
  expect(calls['GET /api/inbox/marks'](undefined, asked)).toEqual(before);
});
