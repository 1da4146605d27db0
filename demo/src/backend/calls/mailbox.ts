import type { MailboxCalls, MailMark, MailMarks } from '../../contract/mailbox-calls.ts';
import { sampleMarks } from '../data/sample-messages.ts';
import type { Handlers } from './handlers.ts';

const unmarked: MailMark = { folder: 'inbox', isStarred: false, isRead: false, to: '', attachments: [] };

/** Keeps where messages lie, which are starred and read, and what was sent to whom. */
export function mailbox(): Handlers<MailboxCalls> {
  const marks: MailMarks = sampleMarks();
  return {
    'GET /api/inbox/marks': () => marks,
    'POST /api/inbox/marks': (payload) => {
      const mark = (payload?.mark ?? {}) as Partial<MailMark>;
      for (const id of payload?.ids ?? []) {
        if (typeof id === 'string') marks[id] = { ...(marks[id] ?? unmarked), ...mark };
      }
      return marks;
    },
  };
}
