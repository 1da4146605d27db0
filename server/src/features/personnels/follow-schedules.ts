import { personnel } from '@mandate/contract/entities/personnel.ts';
import { scheduleDays } from '@mandate/contract/time/capacity.ts';
import { companyDay } from '../../business/company-day.ts';
import type { Database } from '../../database/database.ts';
import type { Log } from '../../database/log.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { repeatTurns } from '../../jobs/repeat-turns.ts';
import { loadStored } from '../../records/read/stored.ts';
import { changeRecord } from '../../records/write/change-record.ts';
import { withScheduledHours } from './with-scheduled-hours.ts';

const batch = 100;
const everyMs = 5 * 60_000;

const hoursOfWeek = scheduleDays.map((day) => `s.${day}`).join(' + ');

/**
 * Brings the weekly hours of people to the schedule that holds, now that a day has begun. Nobody is named as who changed them.
 * @returns how many people were brought to theirs
 */
export async function followSchedules(db: Database, now = new Date()): Promise<number> {
  return inTransaction(db, async (trx) => {
    const day = await companyDay(trx, now);
    const text = `select p.id from personnels p
      join lateral (select ${hoursOfWeek} as hours from personnel_schedules s where s.personnel_id = p.id and s.valid_from <= $1
        order by s.valid_from desc limit 1) s on s.hours <> p.weekly_hours
      where p.deleted_at is null order by p.id limit ${batch} for update of p skip locked`;
    const behind = await run<{ id: string }>(trx, text, [day]);
    const nobody = { db: trx, network: null, requestId: null, caller: { id: null, sessionId: null } };
    for (const { id } of behind) {
      const stored = await loadStored(trx, personnel, id, 'lock');
      if (stored) await changeRecord(nobody, personnel, stored, withScheduledHours(stored.values, day));
    }
    return behind.length;
  });
}

/** Keeps weekly hours at what the schedules of the day say, from now on until it is stopped. */
export function followSchedulesDaily(db: Database, log: Log): () => Promise<void> {
  return repeatTurns({
    turn: async () => (await followSchedules(db)) === batch,
    everyMs,
    onFault: (error) => log.warn({ err: error }, 'weekly hours could not be brought to the day; tried again shortly'),
  });
}
