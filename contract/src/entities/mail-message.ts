import { listing, type RowOf } from '../facts/entity.ts';
import {
  choice,
  email,
  flag,
  instant,
  integer,
  optional,
  reference,
  searched,
  shownOnly,
  text,
} from '../facts/fields.ts';

/** What mails are for. */
const mailPurposes = ['invitation', 'passwordReset', 'jobDone', 'test', 'document', 'time'] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/** Mails that hold a link which opens an account: what they say is shown to nobody but an SA, and the link to nobody at all. */
export const securityPurposes: readonly MailPurpose[] = ['invitation', 'passwordReset'];

/**
 * Mails to people outside of the firm: of one that may have arrived nobody knows whether it did, and it is sent once more only when a person says so.
 */
export const oncePurposes: readonly MailPurpose[] = ['document'];

export const mailStates = ['queued', 'sending', 'sent', 'deferred', 'failed', 'cancelled'] as const;

/** A mail on its way: what it is for, to whom, how far it is. What it says is no field; it is told with the single message. */
export const mailMessage = listing({
  name: 'mail-message',
  table: 'mail_messages',
  label: 'subject',
  owner: 'accountId',
  defaultSort: { field: 'createdAt', direction: 'desc' },
  fields: {
    purpose: choice(...mailPurposes),
    state: choice(...mailStates),
    toAddress: searched(email()),
    toName: searched(text({ max: 160 })),
    subject: searched(text({ max: 200 })),
    accountId: shownOnly(optional(reference('account'))),
    createdById: shownOnly(optional(reference('account'))),
    attempts: shownOnly(integer({ min: 0, max: 2_147_483_647 })),
    nextTryAt: shownOnly(instant()),
    notAfter: shownOnly(instant()),
    /** Nobody knows whether an earlier try arrived, and it was sent once more. */
    mayBeTwice: shownOnly(flag()),
    lastCode: shownOnly(optional(text({ max: 60 }))),
    /** The server's own words. */
    lastAnswer: shownOnly(optional(text({ max: 500 }))),
    redirectedTo: shownOnly(optional(text({ max: 180 }))),
    resentFromId: shownOnly(optional(text({ max: 36 }))),
    createdAt: instant(),
    sentAt: shownOnly(optional(instant())),
  },
});

/** One try to hand a message over. */
export interface MailAttempt {
  number: number;
  at: string;
  /** Null: it is under way. */
  outcome: 'sent' | 'deferred' | 'failed' | 'uncertain' | null;
  ms: number | null;
  code: string | null;
  /** The sentence of the code. */
  message: string | null;
  answer: string | null;
}

/** What a mail says, as paragraphs of plain text; an action is a link people follow. */
export interface MailContent {
  /** What it is written in (BCP 47); mails of before this was noted are English. */
  language?: string;
  subject: string;
  blocks: MailBlock[];
  /** Whom an answer goes to, where that is not who all mails are answered to. */
  replyTo?: string;
  /** What goes along, by the fingerprint of its bytes, which are read when the mail leaves. */
  attachments?: MailAttachment[];
}

/** A file that goes along with a mail. */
export interface MailAttachment {
  name: string;
  type: string;
  sha256: string;
}

/** `url` is an address that stands in the text and can be followed. */
export type MailBlock =
  | { kind: 'text'; text: string; url?: string }
  | { kind: 'action'; label: string; url: string }
  | { kind: 'fact'; label: string; value: string };

/** How sending goes: `waiting` after the mail server was not reached or refused everything, `off` without settings or switched off. */
export const mailSendingStates = ['off', 'paused', 'waiting', 'ready'] as const;

/** What `GET /mail-message/get-counts` answers. */
export interface MailCounts {
  states: { state: (typeof mailStates)[number]; count: number }[];
  /** The last 48 hours, the oldest first; each by its beginning, ISO 8601. */
  hours: { hour: string; sent: number; failed: number }[];
  sending: {
    state: (typeof mailSendingStates)[number];
    /** When it is tried again; null unless it waits. */
    until: string | null;
    /** Why it waits, and its sentence. */
    code: string | null;
    message: string | null;
    /** The server's own words. */
    answer: string | null;
  };
}

/** A mail as `GET /mail-message/get-by-id/{id}` answers it. */
export type MailMessageDetail = RowOf<typeof mailMessage> & {
  attemptList: MailAttempt[];
  /** Why it goes no further and is not sent again, as a sentence; null for most. */
  stopped: string | null;
  /** How it reads, links that work once masked; null for who may not read it, and when it cannot be opened. */
  rendered: { subject: string; text: string; html: string } | null;
};
