import pg from 'pg';
import { progressTo } from '../../server/src/features/sample/load/progress.ts';
import { dropSecondaryIndexes, makeSecondaryIndexes } from '../../server/src/features/sample/load/secondary-indexes.ts';
import { dataFolder } from '../bench-folder.ts';
import { print } from '../print.ts';
import { type App, startApp } from '../process/app-process.ts';
import { transactionOf } from '../size/transaction-of.ts';
import { morePeople, moreWeeks, moreWork } from './more-work.ts';

/** What the demands are about; fewer entries where `BENCH_ENTRIES` says so, to try a bench out. */
export const size = { projects: 5_000, people: 200, entries: Number(process.env.BENCH_ENTRIES ?? 1_000_000) };
const batch = 50_000;

/** The application on a firm that has booked for years, and the same database beside it. */
export interface Booked {
  app: App;
  client: pg.Client;
  stop(): Promise<void>;
}

/**
 * Starts the application on a stored database of 5,000 projects, 200 people and 1,000,000 entries. It is made at the first run, by SQL, which takes some
 * minutes.
 */
export async function startBooked(): Promise<Booked> {
  const app = await startApp(dataFolder(`booked-${size.entries}`), size.projects);
  const nobody = { pageSize: 1, search: 'nobody at all' };
  const { connection } = await app.record(() => app.caller.post('/project/get-grid', nobody));
  const client = new pg.Client({ ...connection, options: '-c statement_timeout=0 -c synchronous_commit=off' });
  await client.connect();
  const stop = async () => {
    await client.end();
    await app.stop();
  };
  try {
    await fill(client);
    // What is measured books on days long ago.
    await client.query("update parameters set value = null where key = 'time.closedUntil'");
    return { app, client, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes what is missing, as far as no earlier run did. */
async function fill(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ people: number; entries: number }>(
    'select (select count(*)::int from personnels) as people, (select count(*)::int from entries) as entries',
  );
  const { people = 0, entries = 0 } = rows[0] ?? {};
  if (entries >= size.entries) return;
  print(`  from ${entries.toLocaleString('en')} to ${size.entries.toLocaleString('en')} entries`);
  await client.query('begin');
  for (const text of morePeople(size.people - people)) await client.query(text);
  await client.query("update projects set who_books = 'everyone' where status in ('approved', 'active')");
  const db = transactionOf(client);
  const indexes = await dropSecondaryIndexes(db, ['entries']);
  const progress = progressTo(print);
  for (let from = entries; from < size.entries; from += batch) {
    await client.query(moreWork, [from, Math.min(size.entries, from + batch) - 1]);
    progress.at(`  ${from.toLocaleString('en')} entries`);
  }
  await makeSecondaryIndexes(db, indexes, progress);
  await client.query(moreWeeks);
  await client.query('commit');
  await client.query('vacuum analyze');
}
