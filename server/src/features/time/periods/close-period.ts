import type { PeriodRequest } from '@mandate/contract/time/week-acts.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import { companyDay } from '../../../business/company-day.ts';
import type { Call } from '../../../calls/call.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { timeSettings } from '../time-settings.ts';
import { lockClosedUntil, setClosedUntil } from './set-closed-until.ts';

/**
 * Closes all months up to the last day of one (delivery reference 3.4): their figures never change any more.
 * @throws Refusal periodOrder, periodNotOver, periodNotReady while anything up to that day is not approved, where time is approved
 */
export async function closePeriod(call: Call, { until, reason }: PeriodRequest): Promise<{ closedUntil: PlainDate }> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const closedUntil = await lockClosedUntil(inside);
    if (!isLastOfMonth(until) || (closedUntil !== null && until <= closedUntil))
      refuseField('until', 'periodOrder', closedUntil === null ? { context: 'first' } : { date: closedUntil });
    if (until >= (await companyDay(db))) refuseField('until', 'periodNotOver', { date: until });
    const { approval } = await timeSettings(db);
    const count = approval === 'none' ? 0 : await countNotApproved(db, until);
    if (count > 0) refuse('periodNotReady', { count, date: until, ...(count === 1 && { context: 'one' }) });
    await setClosedUntil(inside, closedUntil, until, reason ?? null);
    return { closedUntil: until };
  });
}

/**
 * Opens the last month again that was closed.
 * @throws Refusal periodNoneClosed, periodNotLast, reasonRequired
 */
export async function reopenPeriod(call: Call, { until, reason }: PeriodRequest): Promise<{ closedUntil: PlainDate }> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const closedUntil = await lockClosedUntil(inside);
    if (closedUntil === null) return refuse('periodNoneClosed');
    if (until !== closedUntil) refuseField('until', 'periodNotLast', { date: closedUntil });
    if (reason === undefined) return refuseField('reason', 'reasonRequired');
    const before = addDays(`${closedUntil.slice(0, 7)}-01`, -1);
    await setClosedUntil(inside, closedUntil, before, reason);
    return { closedUntil: before };
  });
}

function isLastOfMonth(date: PlainDate): boolean {
  return addDays(date, 1).endsWith('-01');
}

/** Work of people that counts up to a day and is not approved. That of providers is entered by who would approve it. */
async function countNotApproved(db: Database, until: PlainDate): Promise<number> {
  const text = `select count(*) as count from entries
    where state <> 'approved' and posted_on <= $1::date and personnel_id is not null and deleted_at is null`;
  const [row] = await run<{ count: number }>(db, text, [until]);
  return row?.count ?? 0;
}
