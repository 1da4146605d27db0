import { isClosed } from '@mandate/contract/time/booking.ts';
import type { CostBook } from '../../../business/time/cost-book.ts';
import type { Call } from '../../../calls/call.ts';
import { refuse } from '../../../http/refusal.ts';
import type { Saving } from '../../../records/write/begin-save.ts';
import { toldParams } from '../booking/told-params.ts';
import { type BookingFacts, isReversal } from './entry-errors.ts';
import { costedWork } from './fill-entry.ts';

/**
 * Gives an entry the cost of the rates as they are now (delivery reference 5.1), or the one it had before, which stands among what is to be given
 * then. What takes a closed entry back keeps what that one cost.
 * @throws Refusal periodClosed where it counts in a closed month; entryLocked where it was corrected; bookedWithoutCost where no rate leads to a cost: what was found stays
 */
export function rereadCost(
  call: Call,
  saving: Saving,
  { settings, lines, workers, corrected }: BookingFacts,
  book: CostBook,
): void {
  const { id, wanted, sent } = saving;
  const month = String(wanted.postedOn).slice(0, 7);
  if (isClosed(String(wanted.postedOn), settings.closedUntil))
    refuse('periodClosed', toldParams(call.words, { month, context: 'counts' }));
  if (corrected.has(id)) refuse('entryLocked', { context: 'corrected' });
  const line = lines.get(String(wanted.lineId));
  if (sent.beside.readCosts !== true || line === undefined || isReversal(wanted)) return;
  const found = book.costOf(costedWork(wanted, line));
  const who = workers.get(String(wanted.personnelId ?? wanted.providerId))?.name ?? '';
  if (found.cost === null) refuse('bookedWithoutCost', { who, date: String(wanted.date) });
  Object.assign(wanted, found);
}
