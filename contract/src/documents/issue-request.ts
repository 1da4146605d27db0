import { z } from 'zod';
import { documentAnswers } from '../entities/document.ts';
import { fieldSchema, recordId } from '../facts/field-schema.ts';
import { date, optional, paragraphs, text } from '../facts/fields.ts';
import { documentKinds, paperLanguages } from '../paper/document-kinds.ts';
import { confirmableCodes } from '../project/way/guards.ts';

const version = z.int().min(1).max(2_147_483_647);
const paperText = fieldSchema(paragraphs({ max: 8000 })).nullish();

/** Texts of the firm for one document, with their placeholders: absent is the firm's own, null is none. */
const textsSchema = z.strictObject({ intro: paperText, closing: paperText, terms: paperText });

/** What is printed of a record: a quote, order confirmation or status report of the project `recordId`. */
const wantedPaper = {
  kind: z.enum(documentKinds),
  recordId,
  /** Absent: the customer's, else the firm's. */
  language: z.enum(paperLanguages).optional(),
  texts: textsSchema.optional(),
  /** Whether a last page tells what is other than in the revision before. */
  withChanges: z.boolean().optional(),
};

/** `POST /document/preview`, `/document/preview-pages` and `/document/preview-pdf`: the paper as it would be issued now. */
export const previewSchema = z.strictObject(wantedPaper);
export type PreviewRequest = z.output<typeof previewSchema>;

/** `POST /document/issue`: as of which version of the project, and which guards the caller knows do not hold. */
export const issueSchema = z.strictObject({
  ...wantedPaper,
  version,
  /** Of the preview that was looked at: what says something else by now is not issued. Absent: whatever it says now. */
  fingerprint: z.string().max(64).optional(),
  acknowledged: z.array(z.enum(confirmableCodes)).max(confirmableCodes.length).optional(),
});
export type IssueRequest = z.output<typeof issueSchema>;

/** `POST /document/withdraw/{id}`. */
export const withdrawSchema = z.strictObject({ reason: fieldSchema(text({ max: 500 })) });
export type WithdrawRequest = z.output<typeof withdrawSchema>;

/** `POST /document/enter-answer/{id}`: what the customer said on paper or by telephone. */
export const enterAnswerSchema = z.strictObject({
  answer: z.enum(documentAnswers),
  /** Who of the customer's said it. */
  name: fieldSchema(text({ min: 2, max: 120 })),
  /** The day it was said or signed, neither before the quote was issued nor after today. */
  on: fieldSchema(date()),
  note: fieldSchema(optional(paragraphs({ max: 1000 }))).nullish(),
  /** Lines of the options that were ordered besides; only with an acceptance. */
  chosenLineIds: z.array(recordId).max(1000).optional(),
});
export type EnterAnswerRequest = z.output<typeof enterAnswerSchema>;

/** `GET /document/fetch/{id}`: the stored bytes. */
export const fetchQuerySchema = z.strictObject({ what: z.enum(['pdf']).default('pdf') });
export type FetchQuery = z.output<typeof fetchQuerySchema>;
