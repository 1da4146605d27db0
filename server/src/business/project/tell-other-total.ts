import type { Values } from '@mandate/contract/changes/merge.ts';
import { offerTotals } from '@mandate/contract/documents/public-offer.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { type Sum, sumText } from '../../words/sum-text.ts';
import { type Offering, offerOf } from '../documents/offer-of.ts';

/** What the customer of a project accepted, and what the project comes to. */
export interface OtherTotal {
  accepted: Sum;
  total: Sum;
}

/** The same as sentences are filled with it. */
export function otherTotalTexts({ accepted, total }: OtherTotal): { accepted: string; total: string } {
  return { accepted: sumText(accepted), total: sumText(total) };
}

/**
 * Tells who approves a project that it comes to something else than its customer accepted: what was changed after the quote is nothing the customer
 * agreed to. Who does not see prices is told nothing.
 * @param approved the project as its reader sees it, with what it comes to
 */
export async function tellOtherTotal(call: Call, approved: Values): Promise<void> {
  const sums = await otherTotal(call, approved);
  if (sums) call.alerts.push(call.words.sentence('acceptedOtherwise', otherTotalTexts(sums)));
}

/** What a project comes to where its customer accepted something else; null where that is the same, or its reader does not see prices. */
export async function otherTotal(call: Pick<Call, 'db'>, approved: Values): Promise<OtherTotal | null> {
  const { id, currency, totals } = approved;
  const gross = (totals as { gross?: string } | undefined)?.gross;
  const text = `select kind, content, chosen_line_ids as "chosenLineIds" from documents
    where project_id = $1 and kind = 'quote' and state = 'issued' and answer = 'accepted' order by answered_at desc limit 1`;
  const [accepted] = await run<Offering & { chosenLineIds: string[] | null }>(call.db, text, [id]);
  const offer = accepted ? offerOf(accepted) : null;
  if (gross === undefined || offer === null) return null;
  const agreed = offerTotals(offer, accepted?.chosenLineIds ?? []).gross;
  if (offer.currency === currency && decimal(agreed).eq(decimal(gross))) return null;
  return {
    accepted: { amount: agreed, currency: offer.currency },
    total: { amount: gross, currency: String(currency) },
  };
}
