import { z } from 'zod';
import type { DocumentAnswer } from '../entities/document.ts';
import { fieldSchema, recordId } from '../facts/field-schema.ts';
import { number, optional, paragraphs, text } from '../facts/fields.ts';
import type { DocumentKind, PaperLanguage } from '../paper/document-kinds.ts';
import type { Paper } from '../paper/paper.ts';
import { declineReasons } from './decline-reasons.ts';
import type { OfferEnd } from './offer-ends.ts';
import type { PublicOffer } from './public-offer.ts';

/** What makes a link work; nothing of it is kept but a fingerprint. */
const token = z.string().max(200);
const name = fieldSchema(text({ min: 2, max: 120 }));
const position = fieldSchema(optional(text({ max: 120 }))).nullish();

/** `POST /public-document/open`. */
export const openSchema = z.strictObject({ token });

/** `POST /public-document/fetch`: the stored bytes of the document, or the picture of its letterhead. */
export const publicFetchSchema = z.strictObject({ token, what: z.enum(['pdf', 'logo']).default('pdf') });
export type PublicFetchRequest = z.output<typeof publicFetchSchema>;

/** `POST /public-document/accept`. */
export const acceptSchema = z.strictObject({
  token,
  name,
  /** What they are at the customer's. */
  position,
  /** The total that was shown: another one on the server is told before it is accepted. */
  gross: fieldSchema(number({ min: '0', max: '999999999999999', scale: 4 })),
  chosenLineIds: z.array(recordId).max(1000).optional(),
  /** That the document and its terms are accepted was ticked. */
  accepts: z.literal(true),
});
export type AcceptRequest = z.output<typeof acceptSchema>;

/** `POST /public-document/decline`. */
export const declineSchema = z.strictObject({
  token,
  name,
  position,
  reasonCode: z.enum(declineReasons),
  reason: fieldSchema(paragraphs({ min: 5, max: 1000 })),
});
export type DeclineRequest = z.output<typeof declineSchema>;

/** What who holds a link to a version that is no longer offered is told of it, and nothing else. */
export interface EndedDocument {
  /** The name of the firm; null where it has none yet. */
  firm: string | null;
  language: PaperLanguage;
  ended: OfferEnd;
  /** Their own acceptance: whose, when, and for how much. */
  accepted?: { name: string; on: string; gross: string; currency: string };
}

/** What who holds a link sees, and nothing else. */
export interface PublicDocument {
  /** Whose document it is. */
  firm: string;
  /** For whom the link was made: it may have been passed on. */
  madeFor: string;
  kind: DocumentKind;
  number: string;
  /** In letters. */
  revision: string;
  paper: Paper;
  /** What the firm says above the box to answer in. */
  intro: string;
  terms: string;
  validUntil: string | null;
  /** What can be ordered and comes to what; null for what is no quote. */
  offer: PublicOffer | null;
  gross: string | null;
  file: { name: string; pages: number; size: number } | null;
  answer: { answer: DocumentAnswer; name: string; on: string; chosenLineIds: string[] } | null;
  /** Whether it can be answered now. */
  mayAnswer: boolean;
  /** Whether its project was approved without an answer by a link. */
  isDecided: boolean;
  /** Why not, where somebody would wonder. */
  whyNot: string | null;
}
