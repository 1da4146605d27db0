import type { Values } from '@mandate/contract/changes/merge.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import { rateQuestion } from '@mandate/contract/project/prices/line-rates.ts';
import type { Tried } from '@mandate/contract/project/prices/rate-resolution.ts';
import { rateBook } from '../../../business/rate-book.ts';
import type { Call } from '../../../calls/call.ts';
import { termsOf } from './rated-lines.ts';

/**
 * Which rules gave no rate for a line that has no price or cost, in their order and with the reason of each.
 * @param project the record the line belongs to
 */
export async function triedRates(
  call: Call,
  project: Values,
  line: LineValues,
  side: 'sell' | 'cost',
): Promise<readonly Tried[]> {
  const terms = termsOf(project);
  const named = (id: string | null) => (id === null ? [] : [id]);
  const book = await rateBook(call.db, {
    projectIds: [String(project.id)],
    customerIds: named(terms.customerId),
    serviceIds: named(line.serviceId),
    personnelIds: named(line.personnelId),
    providerIds: named(line.providerId),
    currencies: [terms.currency],
  });
  return book.answer({ side, ...rateQuestion(line, terms, String(project.id)) }).tried;
}
