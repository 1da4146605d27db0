import { declineReasons } from '../documents/decline-reasons.ts';
import { mailFates } from '../documents/send-request.ts';
import { listing, type RowOf } from '../facts/entity.ts';
import {
  amount,
  choice,
  currency,
  date,
  flag,
  instant,
  integer,
  optional,
  reference,
  searched,
  seenWith,
  shownOnly,
  text,
} from '../facts/fields.ts';
import { documentKinds, paperLanguages } from '../paper/document-kinds.ts';

/** What became of a document: it holds, a later revision took its place, or a person took it back. */
const documentStates = ['issued', 'superseded', 'withdrawn'] as const;
export type DocumentState = (typeof documentStates)[number];

/** What a customer said to a quote. */
export const documentAnswers = ['accepted', 'declined'] as const;
export type DocumentAnswer = (typeof documentAnswers)[number];

/**
 * Papers that were issued (documents reference 2): what they say is frozen, their bytes are kept for ever. They are made, withdrawn and answered by
 * verbs of their own; nothing else of them ever changes. Those of a removed project are told of again when it comes back.
 */
export const document = listing({
  name: 'document',
  table: 'document_rows',
  label: 'number',
  defaultSort: { field: 'issuedOn', direction: 'desc' },
  fields: {
    number: searched(text({ max: 40 })),
    /** Counts the issues of a quote from 1; printed as letters (`revisionLetters`). */
    revision: integer({ min: 1, max: 9999 }),
    kind: choice(...documentKinds),
    language: choice(...paperLanguages),
    customerId: searched(reference('customer')),
    projectId: searched(reference('project')),
    issuedOn: date(),
    validUntil: optional(date()),
    currency: shownOnly(currency()),
    /** What it comes to: of a quote that was accepted with the options ordered with it. */
    gross: seenWith('seeRates', optional(amount('currency'))),
    /** What its paper says. */
    offeredGross: shownOnly(seenWith('seeRates', optional(amount('currency')))),
    state: choice(...documentStates),
    /** Whether sums have its amount: of one number only the last document that holds, in whatever language, quote or confirmation. */
    isCounted: flag(),
    /** Why it was withdrawn; empty where the product did it with a step of its project. */
    stateReason: shownOnly(optional(text({ max: 500 }))),
    answer: optional(choice(...documentAnswers)),
    answeredAt: optional(instant()),
    /** The day it was said or signed, where that was entered. */
    answeredOn: shownOnly(optional(date())),
    answeredBy: shownOnly(optional(text({ max: 120 }))),
    /** What was said with the answer. */
    answerReason: shownOnly(optional(text({ max: 1000 }))),
    /** Which of the offered reasons it was declined with. */
    answerReasonCode: shownOnly(optional(choice(...declineReasons))),
    /** What who answered is at the customer's, as they said. */
    answeredRole: shownOnly(optional(text({ max: 120 }))),
    /** When it was last sent or a link was last made, mails that did not arrive left out, what became of its mails, and when a link of it was last opened. */
    sentAt: optional(instant()),
    mailFate: optional(choice(...mailFates)),
    openedAt: optional(instant()),
    /** Of the bytes; empty for the moment until they are printed. */
    size: shownOnly(optional(integer({ min: 1, max: 2_147_483_647 }))),
    pages: shownOnly(optional(integer({ min: 1, max: 10_000 }))),
    sha256: shownOnly(optional(text({ max: 64 }))),
    createdAt: shownOnly(instant()),
    createdById: shownOnly(optional(reference('account'))),
  },
});

/** A document as grids and replies carry it. */
export type DocumentRow = RowOf<typeof document>;
