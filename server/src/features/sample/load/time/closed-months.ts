import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import type { Database } from '../../../../database/database.ts';
import { run } from '../../../../database/queries/sql-query.ts';

/** The last day of the month before the last: the sample firm has closed until then. */
export function lastDayClosed(today: PlainDate): PlainDate {
  const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1);
  return addDays(`${lastMonth.slice(0, 7)}-01`, -1);
}

/** Closes the months up to a day, where the firm has closed none of its own. */
export async function closeUntil(db: Database, day: PlainDate): Promise<void> {
  const text = `update parameters set value = to_jsonb($1::text)
    where key = 'time.closedUntil' and version = 1 and (value is null or value = 'null')`;
  await run(db, text, [day]);
}

/** Opens the months again that the sample closed; those people closed stay so. */
export async function openMonths(db: Database): Promise<void> {
  await run(db, "update parameters set value = null where key = 'time.closedUntil' and version = 1", []);
}
