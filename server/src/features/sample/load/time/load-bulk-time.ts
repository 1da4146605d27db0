import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import { type RateBook, rateBook } from '../../../../business/rate-book.ts';
import type { Database } from '../../../../database/database.ts';
import { run } from '../../../../database/queries/sql-query.ts';
import type { Progress } from '../progress.ts';
import { dropSecondaryIndexes, makeSecondaryIndexes } from '../secondary-indexes.ts';
import { bulkEntriesSql } from './bulk-entries-sql.ts';

/** How many entries a line has where projects are few, and about how many there are at most, however many projects there are. */
const [ofLine, mostEntries] = [20, 900_000];
/** About this many of a hundred lines loaded in bulk are worked on: those of projects of the last two years that were approved. */
const workedLines = 0.2;
/** Quarters of an hour that work in bulk adds to somebody's day on average, and the most of one entry. */
const [aDay, mostQuarters] = [20, 12];
/** Days on which the sample's people work in two years. */
const workdays = 15_000;
const since = -730;
const base = 'EUR';
const hours = ['7.5', '7.7', '8'];
const ever: PlainDate = '9999-12-31';

/** How much was loaded in bulk, when, and by whom. */
interface LoadedBulk {
  now: Date;
  writers: readonly string[];
  size: number;
}

/** Stores work on the projects that were loaded in bulk. Belongs into the transaction that loaded them. */
export async function loadBulkTime(
  db: Database,
  { now, writers, size }: LoadedBulk,
  progress: Progress,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const lines = Math.ceil(size * workedLines);
  const each = Math.max(1, Math.min(ofLine, Math.floor(mostEntries / lines)));
  const longest = Math.max(1, Math.min(mostQuarters, Math.floor((aDay * 2 * workdays) / (lines * each))));
  const people = (await run<{ id: string }>(db, 'select id from personnels where is_active', [])).map(({ id }) => id);
  const currencies = (await run<{ currency: string }>(db, 'select distinct currency from projects', [])).map(
    ({ currency }) => currency,
  );
  const book = await rateBook(db, { personnelIds: people, currencies });
  const values = [
    addDays(today, since),
    addDays(today, -1),
    each,
    longest,
    JSON.stringify(await costsOf(db, book, people)),
    JSON.stringify(await worthsOf(db, book, currencies)),
    base,
    writers[0] ?? null,
  ];
  await run(db, 'analyze projects, project_lines, weeks', []);
  const indexes = await dropSecondaryIndexes(db, ['entries']);
  await progress.during('time worked', () => run(db, bulkEntriesSql, values));
  await makeSecondaryIndexes(db, indexes, progress);
}

/** What an hour and a day of each person costs, as long as it does. */
async function costsOf(db: Database, book: RateBook, people: readonly string[]) {
  const text = `select personnel_id as "personnelId", valid_from::text as "validFrom", coalesce(valid_to::text, $2) as "validTo" from rates
    where side = 'cost' and personnel_id = any($1) and service_id is null and project_id is null and deleted_at is null`;
  const rates = await run<{ personnelId: string; validFrom: PlainDate; validTo: PlainDate }>(db, text, [people, ever]);
  const nobody = { quantity: null, projectId: null, customerId: null, serviceId: null, providerId: null };
  return rates.flatMap((rate) =>
    (['hour', 'day'] as const).flatMap((unit) =>
      hours.flatMap((hoursPerDay) => {
        const question = {
          ...nobody,
          unit,
          hoursPerDay,
          personnelId: rate.personnelId,
          seniority: null,
          currency: null,
        };
        const answer = book.answer({ side: 'cost', date: rate.validFrom, ...question });
        if ('missing' in answer) return [];
        const { tried: _, ...costSource } = answer.source;
        return [{ ...rate, unit, hoursPerDay, unitCost: answer.amount, costCurrency: answer.currency, costSource }];
      }),
    ),
  );
}

/** What the currency of the firm is worth in others, as long as it is. */
async function worthsOf(db: Database, book: RateBook, currencies: readonly string[]) {
  const text = 'select distinct valid_from::text as day from exchange_rates where deleted_at is null order by 1';
  const days = (await run<{ day: PlainDate }>(db, text, [])).map(({ day }) => day);
  return currencies.flatMap((currency) =>
    days.flatMap((validFrom, at) => {
      const next = days[at + 1];
      const validTo = next === undefined ? ever : addDays(next, -1);
      const rate = book.fxRate(base, currency, validFrom);
      return rate === null ? [] : [{ currency, validFrom, validTo, rate, digits: minorDigits(currency) }];
    }),
  );
}
