import { numberedCode } from '@mandate/contract/parameters/numbering.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { bulkSql } from './bulk-sql.ts';
import { projectsByYear } from './lift-counters.ts';
import { progressTo } from './progress.ts';
import { numberingFacts, samplePatterns } from './sample-numbers.ts';
import { dropSecondaryIndexes, makeSecondaryIndexes } from './secondary-indexes.ts';
import { loadBulkTime } from './time/load-bulk-time.ts';

/** How many projects to come to, with the firm's that are there. */
export interface Bulk {
  now: Date;
  /** Ids of the accounts that write. */
  writers: readonly string[];
  size: number;
}

const batch = 20_000;
const years = 10;
const tables = ['projects', 'project_lines'];

/**
 * Fills the projects of the sample firm up to a number, spread over ten years; they have no history.
 * Belongs into the transaction of the firm: the tables are without their indexes meanwhile.
 */
export async function loadBulk(db: Database, bulk: Bulk, tell: (sentence: string) => void): Promise<void> {
  const progress = progressTo(tell);
  const firm = await projectsByYear(db);
  const here = [...firm.values()].reduce((total, count) => total + count, 0);
  const [reduced] = await run<{ id: string }>(db, "select id from tax_rates where code = 'DE7'", []);
  await run(db, 'analyze customers, tax_rates', []);
  const indexes = await dropSecondaryIndexes(db, tables);
  tell(`${counted(here)} of ${counted(bulk.size)} projects`);
  for (const { first, last, year, offset, from, step } of runsOf(bulk, here, firm)) {
    const code = codeBefore(year);
    const values = [first, last, offset, code, from.toISOString(), step, bulk.writers, reduced?.id ?? null];
    await run(db, bulkSql, values);
    progress.at(`${counted(here + last + 1)} of ${counted(bulk.size)} projects`);
  }
  tell(`${counted(bulk.size)} of ${counted(bulk.size)} projects`);
  await makeSecondaryIndexes(db, indexes, progress);
  await loadBulkTime(db, bulk, progress);
}

/** Projects of one year inserted at once. */
interface Run {
  /** First and last number, counted over all of the bulk from 0. */
  first: number;
  last: number;
  year: number;
  /** To be added for the number within the year. */
  offset: number;
  /** The beginning of the year, and the seconds from one of its projects to the next. */
  from: Date;
  step: number;
}

/** The runs that fill the years, as many projects in each as it has days, after the numbers the firm's have taken. */
function runsOf({ now, size }: Bulk, here: number, firm: ReadonlyMap<number, number>): Run[] {
  const missing = size - here;
  const lastYear = now.getUTCFullYear();
  const begin = Date.UTC(lastYear - years + 1, 0);
  const numberAt = (time: number) => Math.round((missing * (time - begin)) / (now.getTime() - begin));
  return Array.from({ length: years }, (_, place) => lastYear - years + 1 + place).flatMap((year) => {
    const from = Date.UTC(year, 0);
    const to = Math.min(Date.UTC(year + 1, 0), now.getTime());
    const [begins, ends] = [numberAt(from), numberAt(to)];
    const offset = (firm.get(year) ?? 0) + 1 - begins;
    const step = (to - from) / 1000 / (ends + offset + 1);
    const batches = Math.ceil((ends - begins) / batch);
    return Array.from({ length: batches }, (_, index) => {
      const first = begins + index * batch;
      return { first, last: Math.min(first + batch, ends) - 1, year, offset, from: new Date(from), step };
    });
  });
}

/** What stands before the number in the codes of a year. */
function codeBefore(year: number): string {
  return numberedCode(samplePatterns.project, numberingFacts(`${year}-01-01`), 0).replace(/0+$/, '');
}

function counted(count: number): string {
  return count.toLocaleString('en');
}
