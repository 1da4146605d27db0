import type { Values } from '@mandate/contract/changes/merge.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import type { Tried } from '@mandate/contract/project/prices/rate-resolution.ts';
import { rateBook } from '../../../business/rate-book.ts';
import type { Call } from '../../../calls/call.ts';

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
  const [currency, customerId] = [String(project.currency), (project.customerId ?? null) as string | null];
  const named = (id: string | null) => (id === null ? [] : [id]);
  const book = await rateBook(call.db, {
    projectIds: [String(project.id)],
    customerIds: named(customerId),
    serviceIds: named(line.serviceId),
    personnelIds: named(line.personnelId),
    providerIds: named(line.providerId),
    currencies: [currency],
  });
  const { serviceId, personnelId, providerId, seniority, quantity } = line;
  return book.answer({
    side,
    quantity,
    customerId,
    serviceId,
    personnelId,
    providerId,
    seniority,
    currency,
    unit: line.unit ?? '',
    date: line.startDate ?? ((project.startDate ?? null) as string | null),
    projectId: String(project.id),
    hoursPerDay: (project.hoursPerDay ?? null) as string | null,
  }).tried;
}
