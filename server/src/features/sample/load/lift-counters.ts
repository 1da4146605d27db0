import { counterScope } from '@mandate/contract/parameters/numbering.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { sampleEntities } from '../sample-entities.ts';
import { numberingFacts, samplePatterns } from './sample-numbers.ts';

/** How many projects of the sample were made in each year: their codes are numbered by it without a gap. */
export async function projectsByYear(db: Database): Promise<Map<number, number>> {
  const text = `select extract(year from created_at)::integer as year, count(*) as count from projects group by 1`;
  const rows = await run<{ year: number; count: number }>(db, text, []);
  return new Map(rows.map(({ year, count }) => [year, count]));
}

/** The next record of each register and the next project continue where the numbers of the sample end. */
export async function liftCounters(db: Database): Promise<void> {
  const { project, ...registers } = samplePatterns;
  for (const { name, table } of sampleEntities) {
    const scope = (registers as Record<string, string>)[name];
    if (scope !== undefined) await lift(db, name, scope, await countOf(db, table));
  }
  for (const [year, count] of await projectsByYear(db)) {
    await lift(db, 'project', counterScope(project, numberingFacts(`${year}-01-01`)), count);
  }
}

async function countOf(db: Database, table: string): Promise<number> {
  const [row] = await run<{ count: number }>(db, `select count(*) as count from ${table}`, []);
  return row?.count ?? 0;
}

async function lift(db: Database, entity: string, scope: string, last: number): Promise<void> {
  const text = `insert into counters (parameter, scope, last) values ($1, $2, $3)
    on conflict (parameter, scope) do update set last = greatest(counters.last, excluded.last)`;
  await run(db, text, [`numbering.${entity}`, scope, last]);
}
