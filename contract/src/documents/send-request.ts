import { z } from 'zod';
import { fieldSchema, recordId } from '../facts/field-schema.ts';
import { date, email, paragraphs, text } from '../facts/fields.ts';
import type { TextPlaceholder } from '../paper/text-placeholders.ts';
import type { NamesFile } from './letter-body.ts';

/** How much may be attached to a mail, in bytes: what is larger is read behind its link. */
export const mostAttached = 15 * 1024 * 1024;

/** To how many contacts a document is sent at once. */
const mostContacts = 50;

/** `POST /document/send/{id}`: one mail for each contact, with the placeholders filled in for each. */
export const sendSchema = z.strictObject({
  contactIds: z.array(recordId).max(mostContacts),
  subject: fieldSchema(text({ max: 200 })),
  body: fieldSchema(paragraphs({ max: 8000 })),
  /** Each contact gets a link of their own. */
  withLink: z.boolean(),
  /** The PDF goes along. */
  attach: z.boolean(),
  /** Gets the same mail without a link. */
  copyTo: fieldSchema(email()).nullish(),
  /** The last day the links work; absent: as long as they may. */
  expiresOn: fieldSchema(date()).nullish(),
});
export type SendRequest = z.output<typeof sendSchema>;

/** What `POST /document/send/{id}` answers: the mails that were queued, and the links, which are told this once. */
export interface SentDocument {
  messages: string[];
  links: { contactId: string; name: string; link: string }[];
  /** Sending is paused: the mails wait until somebody lets it go on. */
  isPaused: boolean;
}

/** How a link stands: it works, its day is over, somebody took it back, or its document, contact or project is not there any more. */
export const linkStates = ['open', 'expired', 'revoked', 'ended'] as const;

/**
 * What became of a mail: it waits, it left, it did not get there, or nobody knows whether it did, since the connection ended while it was handed
 * over; null where that is not kept any more.
 */
export const mailFates = ['waiting', 'sent', 'failed', 'unsure', 'withdrawn', 'superseded', 'linkRevoked'] as const;
export type MailFate = (typeof mailFates)[number];

/** A link that was made for a contact. */
export interface DocumentLink {
  id: string;
  contactId: string;
  toName: string;
  toAddress: string;
  createdAt: string;
  createdByLabel: string | null;
  expiresAt: string;
  /** The last day on which it works, where the firm is. */
  expiresOn: string;
  state: (typeof linkStates)[number];
  firstOpenedAt: string | null;
  lastOpenedAt: string | null;
  openedCount: number;
}

/** A mail a document went with. */
export interface DocumentMail {
  id: string;
  toName: string;
  toAddress: string;
  at: string;
  fate: MailFate | null;
  /** Of one that failed, why it did, and what the mail server said. */
  reason: string | null;
  answer: string | null;
}

/** `GET /document/get-links/{id}`: everything it was sent with, the newest first. */
export interface DocumentLinks {
  links: DocumentLink[];
  mails: DocumentMail[];
}

/** Somebody at the customer's whom a document can be sent to. */
export interface Addressee {
  id: string;
  name: string;
  department: string | null;
  /** Without one nothing can be sent. */
  email: string | null;
  /** The contact of the project, else the main one of the customer. */
  isFirst: boolean;
}

/** `GET /document/get-sending/{id}`: what a mail with the document begins with. */
export interface DocumentSending {
  contacts: Addressee[];
  /** The firm's texts for it in its language, with their placeholders. */
  subject: string;
  body: string;
  /** Where the text names the attachment. */
  namesFile: NamesFile | null;
  /** Says in its language until when a link works, with `{date}` for the day. */
  linkUntil: string;
  /** In which way its days are written, as a BCP 47 tag. */
  locale: string;
  /** What placeholders stand for; those that differ by contact have none. */
  values: Partial<Record<TextPlaceholder, string | null>>;
  /** The last day a link may work. */
  lastDay: string;
  copyTo: string | null;
  /** The PDF, once it is printed. */
  file: { name: string; pages: number; size: number } | null;
  /** Whether mails leave. */
  mailIsOn: boolean;
  /** Sending is paused: mails wait until somebody lets it go on. */
  mailIsPaused: boolean;
  /** Its offer ended: it can be read, and no longer accepted. */
  isExpired: boolean;
  /** Where answers go. */
  sender: string;
}
