import { foldText } from '@mandate/contract/texts/fold-text.ts';
import { plainTextOf } from '@mandate/contract/texts/rich-text.ts';
import type { InboxMessage } from '../../contract/inbox-calls.ts';
import type { MailFolder, MailMark, MailMarks } from '../../contract/mailbox-calls.ts';

/** A message with what is kept beside it. */
export type Mail = InboxMessage & MailMark;

/** What a person looks at: a folder, or what is starred in any of them. */
export type MailView = MailFolder | 'starred';

/** The views, as they stand in the side column. */
export const mailViews = ['inbox', 'starred', 'sent', 'archive', 'spam'] as const satisfies readonly MailView[];

const unmarked: MailMark = { folder: 'inbox', isStarred: false, isRead: false, to: '', attachments: [] };

/** The messages with their marks, the newest first. */
export function mailsOf(messages: readonly InboxMessage[], marks: MailMarks): Mail[] {
  return messages
    .map((message) => ({ ...unmarked, ...marks[message.id], ...message }))
    .sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

/** Whether a message is seen in a view; what is spam is starred nowhere. */
export function isSeenIn(view: MailView, { folder, isStarred }: Pick<Mail, 'folder' | 'isStarred'>): boolean {
  return view === 'starred' ? isStarred && folder !== 'spam' : folder === view;
}

/** The folder a message came to first. */
export function homeOf({ to }: Pick<Mail, 'to'>): MailFolder {
  return to === '' ? 'inbox' : 'sent';
}

/** The view an address names; the inbox for any other word. */
export function viewOf(word: string | null): MailView {
  return mailViews.find((view) => view === word) ?? 'inbox';
}

/** The address of somebody known by name alone. */
export function addressOf(name: string): string {
  return `${
    foldText(name)
      .match(/[a-z0-9]+/g)
      ?.join('.') ?? 'nobody'
  }@mail.example`;
}

/** Whether mail can be sent to it. */
export function isMailAddress(typed: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(typed);
}

/** The subject of an answer. */
export function answeredSubject(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

const beginningLength = 140;

/** How a message begins, in a line. */
export function beginningOf(html: string): string {
  return plainTextOf(html).replace(/\s+/g, ' ').slice(0, beginningLength);
}
