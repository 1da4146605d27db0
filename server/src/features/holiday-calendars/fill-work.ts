import { inTransaction } from '../../database/queries/transaction.ts';
import type { JobWork } from '../../jobs/work.ts';
import { fillCalendar, holidaysFor, previewFilling } from './fill-calendar.ts';

/** What a job of filling a calendar is asked. */
export interface FillInput {
  id: string;
  years: number[];
  /** Only finds out what would change. */
  isTrial: boolean;
}

/** Fills a calendar with the holidays of its country, or tells what that would change. Done twice it changes nothing more. */
export const fillWork: JobWork = async ({ job, call, tell, hold }) => {
  const { id, years, isTrial } = job.input as FillInput;
  await tell(0, 1);
  const holidays = await holidaysFor(call.db, id, years);
  await tell(0, 1);
  if (isTrial) return { ...(await previewFilling(call.db, id, holidays, years)), isTrial };
  return inTransaction(call.db, async (db) => {
    await hold(db);
    return { ...(await fillCalendar({ ...call, db }, id, holidays, years)), isTrial };
  });
};
