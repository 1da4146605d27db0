import type { InboxCalls, InboxMessage } from '../../contract/inbox-calls.ts';
import { collection } from '../collection/collection.ts';
import { fieldsOf, momentOf, textOf } from '../collection/fields-of.ts';
import { sampleMessages } from '../data/sample-messages.ts';
import type { Handlers } from './handlers.ts';

/** The messages of the inbox. Their HTML is kept as it came. */
export function inbox(): Handlers<InboxCalls> {
  const { all, one, add, update, remove } = collection(sampleMessages(), messageOf);
  return {
    'GET /api/inbox/all': all,
    'GET /api/inbox': one,
    'POST /api/inbox/add': add,
    'POST /api/inbox/update': update,
    'POST /api/inbox/delete': remove,
  };
}

function messageOf(id: string, fields: Record<string, unknown>): InboxMessage {
  const { name, photo } = fieldsOf(fields.sender);
  return {
    id,
    sender: { name: textOf(name), photo: textOf(photo) },
    date: momentOf(fields.date, new Date().toISOString()),
    selected: fields.selected === true,
    subject: textOf(fields.subject),
    message: textOf(fields.message),
  };
}
