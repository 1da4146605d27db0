import { foldersIn } from '../../src/database/embedded/embedded-folders.ts';
import { superuserConnection } from '../../src/database/embedded/open-keeper.ts';
import { readPostmaster } from '../../src/database/embedded/postmaster.ts';
import { runOn } from './on-server.ts';

/** A built-in database whose processes are stopped in the middle of whatever they do. */
export interface FrozenDatabase {
  thaw(): void;
}

/** Stops all processes of the built-in database of a data folder, as a machine does that hangs. */
export async function freezeDatabase(dataDir: string): Promise<FrozenDatabase> {
  const found = await readPostmaster(foldersIn(dataDir).pgdata);
  if (!found?.listening) throw new Error('the database does not run');
  const connection = superuserConnection(found.listening);
  const rows = await runOn(connection, 'select pid from pg_stat_activity where pid <> pg_backend_pid()');
  // First the one that would make others.
  const pids = [found.pid, ...rows.map(({ pid }) => Number(pid))];
  for (const pid of pids) signal(pid, 'SIGSTOP');
  return {
    thaw() {
      for (const pid of pids.toReversed()) signal(pid, 'SIGCONT');
    },
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended meanwhile.
  }
}
