import { type CostedWork, costBook, type KeptCost } from '../../../business/time/cost-book.ts';
import { readBookedLines } from '../../../business/time/read-booked-lines.ts';
import type { Database } from '../../../database/database.ts';
import type { Log } from '../../../database/log.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { repeatTurns } from '../../../jobs/repeat-turns.ts';
import { timeSettings } from '../time-settings.ts';
import { writeCosts } from './write-costs.ts';

const batch = 500;
const everyMs = 5_000;

/** An entry that lacks a cost; `known` is how many of the two there are: one, where just one of the currencies has no exchange rate. */
type Lacking = Omit<CostedWork, 'line'> & { id: string; lineId: string; known: number };

const lackingText = `select e.id, e.line_id as "lineId", e.personnel_id as "personnelId", e.provider_id as "providerId", e.date::text, e.seconds,
    num_nonnulls(e.cost, e.cost_base) as known
  from entries e where (e.cost is null or e.cost_base is null) and e.seconds > 0 and e.deleted_at is null and e.id > $1
    and ($2::date is null or e.posted_on > $2::date)
    and not exists (select from entries r where r.corrects_id = e.id and r.seconds < 0 and r.deleted_at is null)
  order by e.id limit ${batch} for update skip locked`;

/**
 * Finds the costs of entries that have none, now that a rate or an exchange rate came; those that count in a closed month or were corrected stay without, and
 * so does what takes them back.
 * @returns how many were found
 */
export async function findMissingCosts(db: Database): Promise<number> {
  let found = 0;
  let after: string | null = '00000000-0000-0000-0000-000000000000';
  while (after !== null) {
    const from: string = after;
    const { count, last } = await inTransaction(db, (trx) => findSome(trx, from));
    found += count;
    after = last;
  }
  return found;
}

/** @returns how many of them have a cost now, and the last one that was looked at; null where there are no more */
async function findSome(db: Database, after: string): Promise<{ count: number; last: string | null }> {
  const { closedUntil } = await timeSettings(db, 'lock');
  const lacking = await run<Lacking>(db, lackingText, [after, closedUntil]);
  const lines = await readBookedLines(
    db,
    lacking.map(({ lineId }) => lineId),
  );
  const works = lacking.flatMap(({ id, lineId, known, ...work }) => {
    const line = lines.get(lineId);
    return line === undefined ? [] : [{ id, known, work: { ...work, line } }];
  });
  const book = await costBook(
    db,
    works.map(({ work }) => work),
  );
  const costs = works
    .map(({ id, work, known }) => ({ id, known, cost: book.costOf(work) }))
    .filter(({ cost, known }) => known < knownOf(cost));
  await writeCosts(db, costs);
  return { count: costs.length, last: lacking.length < batch ? null : (lacking.at(-1)?.id ?? null) };
}

function knownOf({ cost, costBase }: KeptCost): number {
  return [cost, costBase].filter((amount) => amount !== null).length;
}

/** Looks for missing costs whenever a rate or an exchange rate was changed since, from now on until it is stopped. */
export function findMissingCostsSoon(db: Database, log: Log): () => Promise<void> {
  let known: string | null = null;
  return repeatTurns({
    turn: async () => {
      const now = await latestRate(db);
      if (now === known) return false;
      await findMissingCosts(db);
      known = now;
      return false;
    },
    everyMs,
    onFault: (error) => log.warn({ err: error }, 'missing costs could not be looked for; tried again shortly'),
  });
}

/** Tells whether a rate or an exchange rate changed: when the last one did. */
async function latestRate(db: Database): Promise<string> {
  const text = `select concat_ws(' ', (select max(updated_at) from rates), (select max(updated_at) from exchange_rates)) as at`;
  const [row] = await run<{ at: string }>(db, text, []);
  return row?.at ?? '';
}
