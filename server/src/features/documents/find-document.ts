import type { Values } from '@mandate/contract/changes/merge.ts';
import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import { offerTotals } from '@mandate/contract/documents/public-offer.ts';
import { type DocumentAnswer, document } from '@mandate/contract/entities/document.ts';
import { type Offering, offerOf } from '../../business/documents/offer-of.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { find } from '../../records/read/find.ts';

/**
 * A document with the paper as it was issued, for who sees prices.
 * @throws Refusal recordNotFound
 */
export async function findDocument(call: Call, id: string): Promise<Values> {
  const record = await find(call, document, id);
  // The same revision in another language may have been answered: it is one offer.
  const text = `select d.kind, d.content, a.answer, a.chosen_line_ids as "chosenLineIds" from documents d left join documents a
    on a.kind = d.kind and a.number = d.number and a.revision = d.revision and a.answer is not null where d.id = $1`;
  const [row] = await run<Row>(call.db, text, [id]);
  const seen = row && call.caller.grants.includes('seeRates') ? row : null;
  return {
    ...record,
    paper: seen?.content.paper ?? null,
    chosenLineIds: row?.chosenLineIds ?? null,
    ordered: seen && orderedOf(seen),
  };
}

interface Row extends Offering {
  answer: DocumentAnswer | null;
  chosenLineIds: string[] | null;
}

function orderedOf({ answer, chosenLineIds, ...offering }: Row): DocumentDetail['ordered'] {
  const offer = offerOf(offering);
  if (answer !== 'accepted' || offer === null) return null;
  const chosen = chosenLineIds ?? [];
  const options = offer.options.filter((option) => chosen.includes(option.id));
  return {
    gross: offerTotals(offer, chosen).gross,
    options: options.map(({ id, text, net }) => ({ id, text, net })),
  };
}
