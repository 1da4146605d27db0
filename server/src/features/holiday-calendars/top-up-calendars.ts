import { companyDay } from '../../business/company-day.ts';
import type { Database } from '../../database/database.ts';
import type { Log } from '../../database/log.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { repeatTurns } from '../../jobs/repeat-turns.ts';
import { fillCalendar, holidaysFor } from './fill-calendar.ts';

const everyMs = 60 * 60_000;

/**
 * Fills the calendars that were filled from a country before with the holidays of the year after next, once a year has begun. Nobody is named
 * as who changed them. One whose country or region is not known any more stays as it is.
 * @returns how many calendars were filled
 */
export async function topUpCalendars(db: Database, now = new Date()): Promise<number> {
  const year = Number((await companyDay(db, now)).slice(0, 4)) + 2;
  const text = `select c.id from holiday_calendars c where c.deleted_at is null and c.is_active and c.country_code is not null
    and exists (select from holiday_calendar_days d where d.holiday_calendar_id = c.id and d.origin = 'generated')
    and not exists (select from holiday_calendar_days d where d.holiday_calendar_id = c.id and d.origin = 'generated'
      and d.date between make_date($1, 1, 1) and make_date($1, 12, 31)) order by c.id`;
  let count = 0;
  for (const { id } of await run<{ id: string }>(db, text, [year])) {
    try {
      const holidays = await holidaysFor(db, id, [year]);
      await inTransaction(db, async (trx) => {
        const nobody = { db: trx, network: null, requestId: null, caller: { id: null, sessionId: null } };
        await fillCalendar(nobody, id, holidays, [year]);
      });
      count += 1;
    } catch (error) {
      // Removed meanwhile, its region renamed, or full: the firm sees to it when it fills it again.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return count;
}

/** Keeps calendars filled up to the year after next, from now on until it is stopped. */
export function topUpCalendarsYearly(db: Database, log: Log): () => Promise<void> {
  return repeatTurns({
    turn: async () => {
      await topUpCalendars(db);
      return false;
    },
    everyMs,
    onFault: (error) => log.warn({ err: error }, 'calendars could not be filled; tried again shortly'),
  });
}
