import { dayIn, type PlainDate } from '@mandate/contract/values/dates.ts';
import type { Database } from '../database/database.ts';
import { parameter } from '../records/read/parameter.ts';

/** The day it is where the firm is: decides which dated values hold (domain reference 1.4). */
export async function companyDay(db: Database, now = new Date()): Promise<PlainDate> {
  return dayIn(now, String(await parameter(db, 'company.timeZone')));
}
