import type { Values } from '@mandate/contract/changes/merge.ts';
import { weekOf } from '@mandate/contract/time/week.ts';
import type { TimeState } from '@mandate/contract/time/week-detail.ts';
import { readBookedLines, seenLines } from '../../../business/time/read-booked-lines.ts';
import type { Call } from '../../../calls/call.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { readWorkers } from '../booking/read-workers.ts';
import { timeSettings } from '../time-settings.ts';
import { correctedEntries } from './corrected-entries.ts';
import { type BookingFacts, weekKey } from './entry-errors.ts';
import { saidInLocked } from './said-in-locked.ts';

/**
 * What decides whether entries may be booked as they are wanted, kept as it is until the transaction ends.
 * @param ids those of the entries among them that are stored
 */
export async function bookingFacts(
  call: Call,
  wanted: readonly Values[],
  ids: readonly string[],
): Promise<BookingFacts> {
  const settings = await timeSettings(call.db, 'lock');
  const some = (name: string) =>
    wanted.flatMap((values) => (typeof values[name] === 'string' ? [String(values[name])] : []));
  const workers = await readWorkers(
    call.db,
    { personnelIds: some('personnelId'), providerIds: some('providerId') },
    'lock',
  );
  const lines = await seenLines(call, await readBookedLines(call.db, some('lineId'), 'lock'));
  const weeks = await weekStates(
    call.db,
    some('personnelId'),
    some('date').map((date) => weekOf(date, settings.firstDay)),
  );
  const corrected = await correctedEntries(call.db, ids);
  return { settings, workers, lines, weeks, corrected, saidWhy: await saidInLocked(call, ids) };
}

async function weekStates(db: Database, personnelIds: readonly string[], weeks: readonly string[]) {
  const text = `select personnel_id as "personnelId", week::text, state from weeks
    where personnel_id = any($1) and week = any($2::date[])`;
  const rows = await run<{ personnelId: string; week: string; state: TimeState }>(db, text, [
    [...new Set(personnelIds)],
    [...new Set(weeks)],
  ]);
  return new Map(rows.map(({ personnelId, week, state }) => [weekKey(personnelId, week), state]));
}
