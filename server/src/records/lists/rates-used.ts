import { dayIn } from '@mandate/contract/values/dates.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { parameter } from '../read/parameter.ts';
import type { SumRow } from './sums-sql.ts';

/** The days exchange rates are of. */
interface Days {
  from: string;
  to: string;
}

/**
 * The oldest and the newest day of the exchange rates some sums were converted by: for each currency the rate that held on the first and on the last
 * of its days, today for what has none. Null where nothing was converted.
 */
export async function ratesUsed(db: Database, rows: readonly SumRow[]): Promise<Days | null> {
  const converted = rows.filter(({ lastDay, hasNoDay }) => lastDay !== null || hasNoDay);
  if (converted.length === 0) return null;
  const today = dayIn(new Date(), String(await parameter(db, 'company.timeZone')));
  const days = converted.flatMap(({ currency, firstDay, lastDay, hasNoDay }) => {
    const known = [firstDay, lastDay, hasNoDay ? today : null].filter((day) => day !== null);
    return known.map((day) => ({ currency, day }));
  });
  const text = `select min(held."validFrom") as "from", max(held."validFrom") as "to"
    from unnest($1::text[], $2::date[]) as asked (currency, day) cross join lateral (
      select x.valid_from as "validFrom" from exchange_rates x
      where x.deleted_at is null and x.currency = asked.currency and x.valid_from <= asked.day order by x.valid_from desc limit 1) held`;
  const values = [days.map(({ currency }) => currency), days.map(({ day }) => day)];
  const [row] = await run<{ from: string | null; to: string | null }>(db, text, values);
  return row && row.from !== null && row.to !== null ? { from: row.from, to: row.to } : null;
}
