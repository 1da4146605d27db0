import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { folderRefused } from '../database-refused.ts';
import type { Folders } from './embedded-folders.ts';
import { socketPort } from './embedded-socket.ts';

/**
 * The settings of the built-in database, as text of a postgresql.conf.
 * Durability (fsync, synchronous_commit, checksums) is left at its default: on.
 */
export function settingsText(socketFolder: string): string {
  // A list of folders: the inner quotes keep commas together.
  const folder = `"${socketFolder.replaceAll('"', '""')}"`;
  return `# Written by Mandate before each start; changes made here are lost.
listen_addresses = ''
unix_socket_directories = ${quoted(folder)}
unix_socket_permissions = 0700
port = ${socketPort}
max_connections = 120
shared_buffers = 128MB
max_wal_size = 256MB
huge_pages = off
jit = off
# The default, POSIX shared memory, fails with the small /dev/shm of containers.
dynamic_shared_memory_type = mmap
logging_collector = on
log_directory = '../log'
log_filename = 'postgresql-%a.log'
log_rotation_age = 1d
log_rotation_size = 0
log_truncate_on_rotation = on
autovacuum_vacuum_scale_factor = 0.05
autovacuum_analyze_scale_factor = 0.02
`;
}

function quoted(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** Writes the settings as a whole or not at all; unchanged ones are not touched, which also works on a full disk. */
export async function writeSettings(folders: Folders, text: string): Promise<void> {
  const current = await readFile(folders.settings, 'utf8').catch(() => undefined);
  if (current === text) return;
  const stage = `${folders.settings}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(stage, text, { flag: 'wx' });
    await chmod(stage, 0o644);
    await rename(stage, folders.settings);
  } catch (error) {
    throw folderRefused(folders.home, error);
  }
}
