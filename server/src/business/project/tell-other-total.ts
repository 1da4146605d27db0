import type { Values } from '@mandate/contract/changes/merge.ts';
import { offerTotals } from '@mandate/contract/documents/public-offer.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { type Offering, offerOf } from '../documents/offer-of.ts';

/**
 * Tells who approves a project that it comes to something else than its customer accepted: what was changed after the quote is nothing the customer
 * agreed to. Who does not see prices is told nothing.
 * @param approved the project as its reader sees it, with what it comes to
 */
export async function tellOtherTotal(call: Call, approved: Values): Promise<void> {
  const { id, currency, totals } = approved;
  const gross = (totals as { gross?: string } | undefined)?.gross;
  const text = `select kind, content, chosen_line_ids as "chosenLineIds" from documents
    where project_id = $1 and kind = 'quote' and state = 'issued' and answer = 'accepted' order by answered_at desc limit 1`;
  const [accepted] = await run<Offering & { chosenLineIds: string[] | null }>(call.db, text, [id]);
  const offer = accepted ? offerOf(accepted) : null;
  if (gross === undefined || offer === null) return;
  const agreed = offerTotals(offer, accepted?.chosenLineIds ?? []).gross;
  if (offer.currency === currency && decimal(agreed).eq(decimal(gross))) return;
  const sums = { accepted: `${agreed} ${offer.currency}`, total: `${gross} ${currency}` };
  call.alerts.push(call.words.sentence('acceptedOtherwise', sums));
}
