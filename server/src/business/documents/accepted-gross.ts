import { offerTotals } from '@mandate/contract/documents/public-offer.ts';
import type { DocumentAnswer } from '@mandate/contract/entities/document.ts';
import { type Offering, offerOf } from './offer-of.ts';

/** A quote with what was answered to it. */
export interface Answered extends Offering {
  answer: DocumentAnswer | null;
  chosenLineIds: readonly string[] | null;
}

/** What a quote was accepted for, an amount in its currency; null for what was not accepted. */
export function acceptedGross({
  answer,
  chosenLineIds,
  ...offering
}: Answered): { gross: string; currency: string } | null {
  const offer = offerOf(offering);
  if (answer !== 'accepted' || offer === null) return null;
  return { gross: offerTotals(offer, chosenLineIds ?? []).gross, currency: offer.currency };
}
