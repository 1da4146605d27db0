import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { withSettings } from './connection/connect.ts';
import { DatabaseRefused } from './database-refused.ts';
import type { Log } from './log.ts';
import { migratingLock } from './queries/locks.ts';

/** A file of `server/migrations`: its name, its SQL and the SHA-256 of that, in hexadecimal. */
export type Migration = { name: string; checksum: string; sql: string };

// Rebuilding an index of millions of rows takes minutes; waiting for a lock that long means somebody forgot one.
const limits = { statement_timeout: '0', lock_timeout: '60s', idle_in_transaction_session_timeout: '0' };

/**
 * Brings the schema up to the migrations of a folder (`NNNN-name.sql`, plain SQL): those not yet recorded in the table
 * `migration`, in order, each in a transaction of its own together with its record. One process at a time; the others
 * wait and then find nothing to do. Gives the number applied.
 * @throws DatabaseRefused when an applied file was changed, is unknown here (a newer Mandate was here), was passed
 * over, or fails.
 * @param last the name of the last migration to apply; null: all of them
 */
export async function migrate(
  connection: ClientConfig,
  folder: string,
  log: Log,
  last: string | null = null,
): Promise<number> {
  const migrations = await readMigrations(folder);
  const client = new Client(withSettings(connection, limits));
  // The loss is also reported by the statement under way; unheard it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await waitForTurn(client, log);
    const pending = (await pendingOf(client, migrations)).filter(({ name }) => last === null || name <= last);
    for (const [index, migration] of pending.entries()) {
      log.info({ migration: migration.name, number: index + 1, of: pending.length }, 'changing the database');
      await apply(client, migration);
    }
    return pending.length;
  } finally {
    // The lock belongs to the session and ends with it.
    await client.end().catch(() => undefined);
  }
}

/**
 * The migrations of a folder in order; Windows line ends do not count as a change.
 * @throws DatabaseRefused for a name or number that is none
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = names.map((name) => /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]);
  const odd = names.find((_, index) => !numbers[index] || numbers.indexOf(numbers[index]) !== index);
  if (odd) throw new DatabaseRefused(`The migration ${odd} needs a name like 0001-words.sql with a number of its own.`);
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Asks again and again instead of waiting inside the database, where a waiting statement would block others' work. */
async function waitForTurn(client: Client, log: Log): Promise<void> {
  for (let asked = 0; ; asked += 1) {
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${migratingLock}) as mine`);
    if (rows[0]?.mine) return;
    if (asked === 0) log.info({}, 'another process is changing the database, waiting for it');
    await sleep(100);
  }
}

async function pendingOf(client: Client, migrations: Migration[]): Promise<Migration[]> {
  await client.query(
    `create table if not exists migration (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  );
  const here = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of rows) {
    const migration = here.get(name);
    if (!migration) {
      throw new DatabaseRefused(`The database was changed by a newer Mandate (${name}): start that version instead.`);
    }
    if (migration.checksum !== checksum) {
      throw new DatabaseRefused(`The migration ${name} was edited after it had been applied: restore the file.`);
    }
  }
  const applied = new Set(rows.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !applied.has(name));
  const last = rows.at(-1)?.name ?? '';
  const passedOver = pending.find(({ name }) => name < last);
  if (passedOver) {
    throw new DatabaseRefused(
      `The migration ${passedOver.name} comes before ${last}, which is applied: give it the next free number.`,
    );
  }
  return pending;
}

async function apply(client: Client, { name, checksum, sql }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const fault = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefused(`The migration ${name} failed (${fault}); nothing of it was kept.`, { cause: error });
  }
}
