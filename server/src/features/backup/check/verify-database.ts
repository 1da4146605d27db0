import type { Connected } from '../../../database/connection/connect.ts';
import { beginRun, endBrokenRuns, endRun } from '../../../database/maintenance-runs.ts';
import type { KeyRing } from '../../../secrets/key-ring.ts';
import { sealWith } from '../../../secrets/sealed.ts';
import type { Header } from '../file/backup-header.ts';
import type { Manifest } from '../file/manifest.ts';
import { readToEnd } from '../file/open-backup.ts';
import { readTables } from '../file/read-tables.ts';
import { openMaintenance } from '../maintenance-client.ts';
import type { Program } from '../program.ts';
import { rowProgress } from '../row-progress.ts';
import { type Checking, checkContent } from './check-content.ts';
import { firstDifference } from './first-difference.ts';

/** What grows by the restore itself, and is compared by its chain instead. */
const grown = ['audit', 'audit_head'];

/** What a backup says it holds. */
interface Saved {
  header: Header;
  manifest: Manifest;
}

/**
 * Checks a database that may be in use, and notes that it was checked.
 * @param saved what it is compared with, if with anything
 * @returns what is wrong, as clauses
 */
export async function verifyDatabase(
  database: Connected,
  { ring, ...checking }: Omit<Checking, 'seal'> & { ring: KeyRing },
  saved: Saved | null,
): Promise<string[]> {
  const { client, end, drop } = await openMaintenance(database.pool);
  try {
    await endBrokenRuns(client, ['verify']);
    const id = await beginRun(client, 'verify', { against: saved !== null });
    try {
      const difference = saved === null ? null : await differenceOf(client, saved, checking);
      const content = await checkContent(
        database,
        { ...checking, seal: sealWith(ring) },
        saved === null ? null : saved.manifest.audit,
      );
      const faults = difference === null ? content : [difference, ...content];
      await endRun(client, id, faults.length === 0 ? 'done' : 'failed', { faults: faults.length });
      return faults;
    } catch (error) {
      drop();
      await endRun(database.pool, id, 'failed').catch(() => undefined);
      throw error;
    }
  } finally {
    await end();
  }
}

async function differenceOf(
  client: Awaited<ReturnType<typeof openMaintenance>>['client'],
  { header, manifest }: Saved,
  program: Program,
): Promise<string | null> {
  await client.query('begin isolation level repeatable read, read only');
  const found = await readToEnd(rowProgress(readTables(client), program));
  const { rows } = await client.query<{ name: string }>('select name from migration order by name');
  await client.query('commit');
  // Tables of newer migrations cannot have been saved.
  const isNewer = rows.length > header.migrations.length;
  const tables = Object.entries(found.tables).filter(([name]) => !isNewer || name in manifest.tables);
  return firstDifference(manifest, { ...found, tables: Object.fromEntries(tables) }, grown);
}
