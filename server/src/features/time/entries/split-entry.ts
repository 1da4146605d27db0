import type { Values } from '@mandate/contract/changes/merge.ts';
import { entry } from '@mandate/contract/entities/entry.ts';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import type { SplitRequest } from '@mandate/contract/time/week-acts.ts';
import { costFor, type KeptCost } from '../../../business/time/cost-book.ts';
import { readBookedLines } from '../../../business/time/read-booked-lines.ts';
import type { Call } from '../../../calls/call.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { findVisible } from '../../../records/read/find.ts';
import { loadStored } from '../../../records/read/stored.ts';
import { isReversal } from './entry-errors.ts';
import { readEntries, saveParts } from './save-entries.ts';
import { writeCosts } from './write-costs.ts';

/**
 * Splits an entry in two of the same day and line: the second part is as long as was said, the first keeps the rest. The cost of each follows its
 * seconds, at what was found for the whole.
 * @returns both parts, the first one first
 * @throws Refusal as a save of entries; entryLocked, splitTooLong
 */
export async function splitEntry(call: Call, id: string, request: SplitRequest): Promise<Values[]> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await findVisible(inside, entry, id);
    const stored = await loadStored(db, entry, id);
    if (stored === null || stored.deletedAt !== null) return refuse('recordNotFound');
    const { values } = stored;
    const whole = Number(values.seconds);
    if (isReversal(values)) refuse('entryLocked', { context: 'reversal' });
    if (request.seconds >= whole) refuseField('seconds', 'splitTooLong', { time: clockText(whole) });
    const part = {
      id: uuidV7(),
      seconds: request.seconds,
      isBillable: request.isBillable ?? values.isBillable,
      text: request.text === undefined ? values.text : request.text,
    };
    const { personnelId, providerId, lineId, date, internalNote, tags } = values;
    const reason = request.reason === undefined ? {} : { reason: request.reason };
    await saveParts(inside, [
      { id, version: request.version, seconds: whole - request.seconds, ...reason },
      { ...part, personnelId, providerId, lineId, date, internalNote, tags, ...reason },
    ]);
    await keepCost(inside, part.id, part.seconds, values);
    return readEntries(inside, [id, part.id]);
  });
}

/** Gives a part the cost that was found for the whole. */
async function keepCost({ db }: Call, id: string, seconds: number, whole: Values): Promise<void> {
  const line = (await readBookedLines(db, [String(whole.lineId)])).get(String(whole.lineId));
  if (line === undefined || whole.unitCost === null) return;
  const kept = costFor(seconds, whole as unknown as KeptCost, line);
  await writeCosts(db, [{ id, cost: kept }]);
}
