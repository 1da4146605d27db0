import { type PublicOffer, publicOfferOf } from '@mandate/contract/documents/public-offer.ts';
import type { DocumentKind } from '@mandate/contract/paper/document-kinds.ts';
import type { DocumentContent } from './document-content.ts';

/** A document as far as it offers something. */
export interface Offering {
  kind: DocumentKind;
  content: DocumentContent;
}

/** What a quote offers; null for what is no quote. */
export function offerOf({ kind, content: { facts } }: Offering): PublicOffer | null {
  return kind === 'quote' && 'validUntil' in facts ? publicOfferOf(facts) : null;
}
