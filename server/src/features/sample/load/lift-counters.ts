import { counterScope } from '@mandate/contract/parameters/numbering.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/statements/statement.ts';
import { customerPattern } from '../make/make-customers.ts';
import { personnelPattern } from '../make/make-personnel.ts';
import { placePattern } from '../make/make-places.ts';
import { projectPattern } from '../make/make-projects.ts';
import { providerPattern } from '../make/make-providers.ts';
import { servicePattern } from '../make/make-services.ts';
import { numberingFacts } from '../make/sample-code.ts';

/** How many projects of the sample were made in each year: their codes are numbered by it without a gap. */
export async function projectsByYear(db: Database): Promise<Map<number, number>> {
  const text = `select extract(year from created_at)::integer as year, count(*) as count from projects group by 1`;
  const rows = await run<{ year: number; count: number }>(db, text, []);
  return new Map(rows.map(({ year, count }) => [year, count]));
}

/** The next record of each register and the next project continue where the numbers of the sample end. */
export async function liftCounters(db: Database): Promise<void> {
  await lift(db, 'numbering.customer', customerPattern, await countOf(db, 'customers'));
  await lift(db, 'numbering.personnel', personnelPattern, await countOf(db, 'personnels'));
  await lift(db, 'numbering.provider', providerPattern, await countOf(db, 'providers'));
  await lift(db, 'numbering.service', servicePattern, await countOf(db, 'services'));
  await lift(db, 'numbering.place', placePattern, await countOf(db, 'places'));
  for (const [year, count] of await projectsByYear(db)) {
    const scope = counterScope(projectPattern, numberingFacts(`${year}-01-01`));
    await lift(db, 'numbering.project', scope, count);
  }
}

async function countOf(db: Database, table: string): Promise<number> {
  const [row] = await run<{ count: number }>(db, `select count(*) as count from ${table}`, []);
  return row?.count ?? 0;
}

async function lift(db: Database, parameter: string, scope: string, last: number): Promise<void> {
  const text = `insert into counters (parameter, scope, last) values ($1, $2, $3)
    on conflict (parameter, scope) do update set last = greatest(counters.last, excluded.last)`;
  await run(db, text, [parameter, scope, last]);
}
