/** A message of the demo's inbox (specification, section 3). */
export interface InboxMessage {
  id: string;
  sender: { name: string; photo: string };
  /** A moment, ISO 8601. */
  date: string;
  selected: boolean;
  subject: string;
  /** HTML as it came: to be sanitised before it is shown. */
  message: string;
}

/** The calls of the demo's inbox; those that change something give every message after the change. */
export interface InboxCalls {
  'GET /api/inbox/all': { takes: undefined; gives: InboxMessage[] };
  /** Takes the id, bare; nothing comes back for an unknown one. */
  'GET /api/inbox': { takes: string; gives: InboxMessage | undefined };
  'POST /api/inbox/add': { takes: InboxMessage; gives: InboxMessage[] };
  'POST /api/inbox/update': { takes: InboxMessage; gives: InboxMessage[] };
  'POST /api/inbox/delete': { takes: Pick<InboxMessage, 'id'>; gives: InboxMessage[] };
}
