import { changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { entry } from '@mandate/contract/entities/entry.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isClosed } from '@mandate/contract/time/booking.ts';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import { entryName } from '@mandate/contract/time/entry-name.ts';
import type { CorrectionRequest } from '@mandate/contract/time/week-acts.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { decimal, toPlain } from '@mandate/contract/values/decimal.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { refuse, refuseField, refuseFields } from '../../../http/refusal.ts';
import { writeHistory } from '../../../records/history/history.ts';
import { findVisible } from '../../../records/read/find.ts';
import { loadStored, writableNames } from '../../../records/read/stored.ts';
import { insertRecord } from '../../../records/write/insert-and-update.ts';
import { lockPeople } from '../booking/lock-people.ts';
import { timeSettings } from '../time-settings.ts';
import { isReversal, keepsTime } from './entry-errors.ts';
import { readEntries, saveStanding } from './save-entries.ts';

/** What stands in for a corrected entry begins as the entry was. */
const kept = ['personnelId', 'providerId', 'lineId', 'date', 'seconds', 'text', 'internalNote', 'isBillable', 'tags'];

/**
 * Corrects an entry of a closed month (delivery reference 3.4): what it counted is taken back on the first open day, at the same cost, and what stands in
 * for it, if anything does, counts there. Both keep the day that was worked on.
 * @returns what takes back, and what stands in
 * @throws Refusal recordNotFound, notPermitted, entryNotClosed, entryCorrected, entryLocked; as a save of what stands in; correctionSame where that
 *   would be what it stands for
 */
export async function correctEntry(call: Call, id: string, { reason, changes }: CorrectionRequest): Promise<Values[]> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await findVisible(inside, entry, id);
    if (!keepsTime(call)) refuse('notPermitted');
    const found = await loadStored(db, entry, id);
    await lockPeople(db, [String(found?.values.personnelId ?? found?.values.providerId)]);
    const stored = await loadStored(db, entry, id, 'lock');
    if (stored === null || stored.deletedAt !== null) return refuse('recordNotFound');
    const { closedUntil } = await timeSettings(db, 'lock');
    const { values } = stored;
    if (isReversal(values)) refuse('entryLocked', { context: 'reversal' });
    await refuseCorrected(inside, id);
    if (closedUntil === null || !isClosed(String(values.postedOn), closedUntil)) return refuse('entryNotClosed');
    const reversal = await reverse(inside, id, values, addDays(closedUntil, 1), reason);
    if (changes === undefined) return readEntries(inside, [reversal]);
    refuseFields(changeErrors(values, changes));
    const wanted = Object.fromEntries(kept.map((name) => [name, values[name]]));
    const standing = await saveStanding(inside, { ...wanted, ...changes, reason }, values);
    await refuseSame(inside, values, String(standing.id));
    await run(db, "update entries set corrects_id = $2, state = 'approved' where id = $1", [standing.id, id]);
    return readEntries(inside, [reversal, String(standing.id)]);
  });
}

/** What stands in is new: it is no other entry that is changed or removed, and work of the same day. */
function changeErrors(corrected: Values, changes: Values): FieldError[] {
  const known = ['id', 'version'].filter((name) => name in changes);
  return [
    ...known.map((name) => fieldError(`changes.${name}`, 'fieldUnknown')),
    ...('date' in changes && changes.date !== corrected.date
      ? [fieldError('changes.date', 'entryLocked', { context: 'day' })]
      : []),
  ];
}

/** An entry with the time it had corrects nothing, unless rates that came since give it another cost. */
async function refuseSame({ db }: Call, corrected: Values, standingId: string): Promise<void> {
  const standing = await loadStored(db, entry, standingId);
  const isOther = [...kept, 'cost', 'costBase'].some((name) => !isSame(corrected[name], standing?.values[name]));
  if (!isOther) refuseField('seconds', 'correctionSame', { time: clockText(Number(corrected.seconds)) });
}

/** @throws Refusal entryCorrected, which points at what stands in for the entry, if anything does */
async function refuseCorrected({ db }: Call, id: string): Promise<void> {
  const text = `select count(*) filter (where seconds < 0)::integer as reversals, count(*) filter (where seconds > 0)::integer as standing
    from entries where corrects_id = $1 and deleted_at is null`;
  const [found] = await run<{ reversals: number; standing: number }>(db, text, [id]);
  if (found && found.reversals > 0) refuse('entryCorrected', found.standing > 0 ? { context: 'replaced' } : {});
}

/** Takes back what an entry counted. @returns the id of what does so */
async function reverse(call: Call, of: string, values: Values, postedOn: string, reason: string): Promise<string> {
  const id = uuidV7();
  const taken: Values = {
    ...values,
    name: entryName(String(values.date), -Number(values.seconds)),
    seconds: -Number(values.seconds),
    cost: negated(values.cost),
    costBase: negated(values.costBase),
    correctsId: of,
    postedOn,
    state: 'approved',
    returnedReason: null,
    externalRef: null,
    source: 'manual',
  };
  await insertRecord(call, entry, id, taken);
  const changes = changesBetween({}, taken, writableNames(entry.fields), {});
  await writeHistory(call, entry, { recordId: id, version: 1, action: 'create', changes, reason });
  return id;
}

function negated(amount: unknown): string | null {
  return typeof amount === 'string' ? toPlain(decimal(amount).times(-1)) : null;
}
