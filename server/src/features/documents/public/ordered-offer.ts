import { offerTotals } from '@mandate/contract/documents/public-offer.ts';
import type { PaperFormats } from '@mandate/contract/paper/written/paper-formats.ts';
import { type Offering, offerOf } from '../../../business/documents/offer-of.ts';
import type { Answer } from '../store-answer.ts';

/** What was ordered by an acceptance, as it is written. */
interface OrderedOffer {
  /** The total with its currency. */
  gross: string;
  /** The options ordered with it, one after the other; empty without any. */
  options: string;
}

/** What a quote was accepted for; null where it was not accepted. */
export function orderedOffer(
  offering: Offering,
  { answer, chosenLineIds }: Pick<Answer, 'answer' | 'chosenLineIds'>,
  formats: PaperFormats,
): OrderedOffer | null {
  const offer = offerOf(offering);
  if (answer !== 'accepted' || offer === null) return null;
  const { currency } = offer;
  const chosen = offer.options.filter(({ id }) => chosenLineIds.includes(id));
  return {
    gross: `${formats.amount(offerTotals(offer, chosenLineIds).gross, currency)}\u00A0${currency}`,
    options: chosen.map(({ text }) => text).join(', '),
  };
}
