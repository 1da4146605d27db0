import pg from 'pg';
import { progressTo } from '../../server/src/features/sample/load/progress.ts';
import { dropSecondaryIndexes, makeSecondaryIndexes } from '../../server/src/features/sample/load/secondary-indexes.ts';
import { dataFolder } from '../bench-folder.ts';
import { print } from '../print.ts';
import { type App, startApp } from '../process/app-process.ts';
import { type Copied, copies, made, mostExchangeRates } from './copies.ts';
import { transactionOf } from './transaction-of.ts';

const mostSeeds = 250;
/** Rows of the audit join its chain when a transaction ends, each looking for the one before among those of the same transaction. */
const madeAtOnce = 1_000;
const moments = "cross join lateral (select now() - n * interval '0.2 seconds' as at) moment";

/**
 * Starts the application on a stored database of that number of projects in which every list that grows with a firm has about as many rows. It is made at the
 * first run: some minutes, and 15 GB for a million.
 */
export async function startGrown(count: number): Promise<App> {
  const app = await startApp(dataFolder(`grown-${count}`), count);
  const nobody = { pageSize: 1, search: 'nobody at all' };
  const { connection } = await app.record(() => app.caller.post('/project/get-grid', nobody));
  const client = new pg.Client({ ...connection, options: '-c statement_timeout=0 -c synchronous_commit=off' });
  await client.connect();
  try {
    for (const [table, changed] of Object.entries(copies)) {
      const wanted = table === 'exchange_rates' ? Math.min(count, mostExchangeRates) : count;
      await fill(client, table, wanted, (from) => copy(client, table, changed, from, wanted));
    }
    const { rows } = await client.query<{ id: string }>('select id from accounts order by id limit 1');
    for (const [table, text] of Object.entries(made))
      await fill(client, table, count, async (from) => {
        for (let first = from; first < count; first += madeAtOnce) {
          const numbers = `generate_series(${first + 1}, ${Math.min(count, first + madeAtOnce)}) n`;
          await client.query(`${text} from ${numbers} ${moments}`, [rows[0]?.id]);
        }
      });
  } finally {
    await client.end();
  }
  return app;
}

/** Makes the rows a table lacks, and has the database look at it again. */
async function fill(
  client: pg.Client,
  table: string,
  wanted: number,
  make: (from: number) => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  const from = rows[0]?.count ?? 0;
  // What is made ages, and the product throws some of it away by itself.
  if (from >= wanted * 0.9) return;
  print(`  ${table}: from ${from.toLocaleString('en')} to ${wanted.toLocaleString('en')} rows`);
  await make(from);
  await client.query(`vacuum analyze ${table}`);
}

/** Copies the first rows of a table round and round, each with the number of its copy, while the table is without its indexes. */
async function copy(client: pg.Client, table: string, changed: Copied, from: number, to: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'",
    [table],
  );
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => changed[name] ?? `t.${name}`);
  const db = transactionOf(client);
  await client.query('begin');
  const indexes = await dropSecondaryIndexes(db, [table]);
  await client.query(
    `with seed as (select *, row_number() over (order by id) as place, least(count(*) over (), ${mostSeeds}) as seeds from ${table}
       where deleted_at is null order by id limit ${mostSeeds})
     insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
     from generate_series(${from}, ${to} * 2) n cross join seed t limit ${to - from}`,
  );
  // Customers that were copied into the trash get their deletion.
  if (table === 'customers')
    await client.query(`insert into deletions (id, entity, record_id, at) select deletion_id, 'customer', id, deleted_at from customers c
      where deletion_id is not null and not exists (select from deletions d where d.id = c.deletion_id)`);
  await makeSecondaryIndexes(db, indexes, progressTo(print));
  await client.query('commit');
}
