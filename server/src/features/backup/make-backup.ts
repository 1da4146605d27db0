import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import server from '../../../package.json' with { type: 'json' };
import { type AuditEvent, writeAudit } from '../../calls/audit.ts';
import type { Connected } from '../../database/connection/connect.ts';
import { beginRun, endBrokenRuns, endRun } from '../../database/maintenance-runs.ts';
import type { KeyRing } from '../../secrets/key-ring.ts';
import { type Header, writtenHeader } from './file/backup-header.ts';
import { beginBackupFile, removeLeftovers } from './file/backup-path.ts';
import { type Manifest, rowsOf } from './file/manifest.ts';
import { encodeParts, type Part } from './file/parts.ts';
import { readTables } from './file/read-tables.ts';
import { sealFrames } from './file/sealed-frames.ts';
import { leaveRoom } from './leave-room.ts';
import { openMaintenance } from './maintenance-client.ts';
import type { Program } from './program.ts';
import { rowProgress } from './row-progress.ts';

/** What a backup is made with. Stopped by its signal it leaves nothing behind. */
export interface BackupParts extends Program {
  database: Pick<Connected, 'db' | 'pool'>;
  ring: KeyRing;
  /** Bytes that are to stay free on the disk of the file. */
  keepFree: number;
  /** Who asked for it by a call; nobody where a program makes it. */
  actor?: Omit<AuditEvent, 'action'>;
}

/** A backup that was made. */
export interface MadeBackup {
  rows: number;
  /** Of the file. */
  bytes: number;
  manifest: Manifest;
}

/**
 * Writes everything the database holds at one moment into a file, while others go on working with it. The file has its name when it is whole
 * and on the disk.
 * @param file an absolute path
 * @throws BackupRefused; the errors of the file system and of the database
 */
export async function makeBackup(file: string, parts: BackupParts): Promise<MadeBackup> {
  const { database, signal } = parts;
  const maintenance = await openMaintenance(database.pool);
  const { client } = maintenance;
  const name = path.basename(file);
  try {
    await endBrokenRuns(client, ['backup']);
    await removeLeftovers(path.dirname(file), await brokenNames(client));
    const id = await beginRun(client, 'backup', { file: name });
    // Ended in the middle, the stream of rows would else be waited for.
    signal.addEventListener('abort', maintenance.drop, { once: true });
    try {
      const made = await writeWhole(file, client, parts);
      const facts = { rows: made.rows, bytes: made.bytes };
      await endRun(database.pool, id, 'done', facts);
      await writeAudit(database.db, { ...parts.actor, action: 'backupMade', details: { file: name, ...facts } });
      return made;
    } catch (error) {
      maintenance.drop();
      await endRun(database.pool, id, 'failed').catch(() => undefined);
      throw error;
    }
  } finally {
    signal.removeEventListener('abort', maintenance.drop);
    await maintenance.end();
  }
}

async function writeWhole(
  file: string,
  client: pg.Client,
  { ring, keepFree, ...program }: BackupParts,
): Promise<MadeBackup> {
  const key = ring.current();
  const partial = await beginBackupFile(file);
  try {
    await client.query('begin isolation level repeatable read, read only');
    const { bytes: begin, seal, digest } = writtenHeader(await headerOf(client, ring.installation, key.id), key);
    let bytes = begin.length;
    let manifest: Manifest | null = null;
    await partial.handle.writeFile(begin);
    const kept = noting(rowProgress(readTables(client), program), (found) => {
      manifest = found;
    });
    await pipeline(
      Readable.from(encodeParts(kept)),
      createZstdCompress(),
      (packed: AsyncIterable<Buffer>) => sealFrames(packed, seal, digest),
      (frames: AsyncIterable<Buffer>) => leaveRoom(frames, path.dirname(file), keepFree),
      async (frames: AsyncIterable<Buffer>) => {
        for await (const frame of frames) {
          await partial.handle.writeFile(frame);
          bytes += frame.length;
        }
      },
      { signal: program.signal },
    );
    await client.query('commit');
    if (manifest === null) throw new Error('a backup without its manifest');
    await partial.publish();
    return { rows: rowsOf(manifest), bytes, manifest };
  } catch (error) {
    await partial.discard();
    throw error;
  }
}

async function* noting(parts: AsyncIterable<Part>, note: (manifest: Manifest) => void): AsyncGenerator<Part> {
  for await (const part of parts) {
    if (part.kind === 'manifest') note(part.manifest);
    yield part;
  }
}

async function headerOf(client: pg.Client, installation: string, keyId: string): Promise<Header> {
  const { rows: migrations } = await client.query<Header['migrations'][number]>(
    'select name, checksum from migration order by name',
  );
  // The moment the transaction began: what was committed before it is in it.
  const { rows } = await client.query<{ at: string }>('select now() as at');
  const salt = randomBytes(32).toString('base64url');
  return {
    format: 1,
    product: server.version,
    installation,
    keyId,
    salt,
    packing: 'zstd',
    at: rows[0]?.at ?? '',
    migrations,
  };
}

/** Names of backups that did not come to their end, and that no other is writing now. */
async function brokenNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select facts ->> 'file' as name from maintenance_runs where kind = 'backup' and outcome = 'failed' and facts ? 'file'
     except select facts ->> 'file' from maintenance_runs where kind = 'backup' and ended_at is null`,
  );
  return rows.map(({ name }) => name);
}
