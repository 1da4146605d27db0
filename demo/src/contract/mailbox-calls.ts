/** Where a message of the inbox lies. */
export type MailFolder = 'inbox' | 'sent' | 'archive' | 'spam';

/** A file that went with a message: what it is called and how many bytes it has. */
export interface MailAttachment {
  name: string;
  size: number;
}

/** What the screen knows of a message beside the message itself, whose shape is the specification's. */
export interface MailMark {
  folder: MailFolder;
  isStarred: boolean;
  isRead: boolean;
  /** To whom it was sent; empty for what was received. */
  to: string;
  attachments: MailAttachment[];
}

/** The marks of messages by their ids; a message without one lies unread in the inbox. */
export type MailMarks = Record<string, MailMark>;

/** The calls of the demo's own for the inbox: they keep what its messages have no field for. */
export interface MailboxCalls {
  'GET /api/inbox/marks': { takes: undefined; gives: MailMarks };
  'POST /api/inbox/marks': { takes: { ids: string[]; mark: Partial<MailMark> }; gives: MailMarks };
}
