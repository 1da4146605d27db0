import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { BackupRefused } from '../backup-refused.ts';
import { firstDifference } from '../check/first-difference.ts';
import type { Manifest } from '../file/manifest.ts';
import { readToEnd } from '../file/open-backup.ts';
import type { Part } from '../file/parts.ts';
import { readTables } from '../file/read-tables.ts';
import { quoted, savedTables } from '../file/saved-tables.ts';
import type { Program } from '../program.ts';
import { rowProgress } from '../row-progress.ts';
import { bareTables } from './bare-tables.ts';

/** How a place is filled. */
export interface Filling extends Program {
  /** What else belongs into the same transaction, when the rows are in. */
  finish(client: pg.ClientBase): Promise<void>;
}

/**
 * Fills the tables of a migrated place and compares all of it with what the manifest says, in one transaction: everything or nothing.
 * @throws BackupRefused when the tables are others, or the rows do not come out as they went in
 */
export async function fillPlace(
  client: pg.ClientBase,
  parts: AsyncGenerator<Part>,
  { finish, ...program }: Filling,
): Promise<Manifest> {
  await client.query('begin');
  try {
    const manifest = await fill(client, parts, program);
    program.say('comparing every table with what was saved');
    const difference = firstDifference(manifest, await readToEnd(rowProgress(readTables(client), program)));
    if (difference !== null)
      throw new BackupRefused(`What was restored is not what was saved: ${difference}. Nothing was kept.`);
    await finish(client);
    await client.query(`analyze ${(await savedTables(client)).map(({ name }) => quoted(name)).join(', ')}`);
    await client.query('commit');
    return manifest;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function fill(client: pg.ClientBase, parts: AsyncGenerator<Part>, program: Program): Promise<Manifest> {
  const tables = await savedTables(client);
  const putBack = await bareTables(client, program);
  // Migrations put rows into some tables; those that are saved take their place.
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  const known = new Map(tables.map((table) => [table.name, table]));
  let manifest: Manifest | null = null;
  const moving = rowProgress(parts, program);
  try {
    for (let next = await moving.next(); !next.done; next = await moving.next()) {
      const part = next.value;
      if (part.kind === 'manifest') manifest = part.manifest;
      if (part.kind !== 'table') continue;
      const { table, columns } = part;
      if (!isDeepStrictEqual(known.get(table)?.columns, columns))
        throw new BackupRefused(`The backup has a table ${table} that this version of Mandate has otherwise.`);
      // Rows that come into a table emptied by the same transaction need no second visit to be seen by everybody.
      const copy = `copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin with (freeze)`;
      await pipeline(Readable.from(bytesOfTable(moving)), client.query(from(copy)));
    }
  } finally {
    await moving.return(undefined);
  }
  if (manifest === null) throw new Error('parts without their manifest');
  await putBack();
  for (const [name, { last, isCalled }] of Object.entries(manifest.sequences))
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), last, isCalled]);
  return manifest;
}

/** The bytes of the table that has begun; its end is taken with them. */
async function* bytesOfTable(parts: AsyncGenerator<Part>): AsyncGenerator<Buffer> {
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    if (next.value.kind === 'end') return;
    if (next.value.kind === 'bytes') yield next.value.bytes;
  }
}
