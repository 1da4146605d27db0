import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { openEmbedded } from '../../server/src/database/embedded/embedded.ts';
import { dataFolder } from '../bench-folder.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { print } from '../print.ts';
import { startApp } from '../process/app-process.ts';

const standard = 100_000;
const mostSeconds = 180;
const rounds = 2;

export const claims = `Backup and restore of ${standard} projects within ${mostSeconds / 60} minutes each.`;

/**
 * Backs a database up and restores it into an empty one, by the programs people use, beside reading the same tables by plain COPY for nobody.
 * @param folder of the database, if it is not to be the kept one
 */
export async function backupBench([folder]: string[]): Promise<Figure[]> {
  const projects = Number(process.env.SAMPLE_DATA) || standard;
  const from = folder ?? dataFolder(String(projects));
  await (await startApp(from, projects)).stop();
  const work = dataFolder(`backup-${process.pid}`);
  // As open as the folder of any database: its account must reach what is restored there.
  mkdirSync(work, { mode: 0o755 });
  const measured = { bare: [] as number[], backup: [] as number[], restore: [] as number[] };
  let [bytes, size] = [0, 0];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const bare = await readBare(from);
      const file = path.join(work, `${round}.backup`);
      const backup = await timed('backup', file, from, from);
      const into = path.join(work, `restored-${round}`);
      const restore = await timed('restore', file, into, from);
      bytes = bare.bytes;
      size = statSync(file).size;
      measured.bare.push(bare.seconds);
      measured.backup.push(backup);
      measured.restore.push(restore);
      print(
        `  round ${round}: bare ${bare.seconds.toFixed(1)} s, backup ${backup.toFixed(1)} s, restore ${restore.toFixed(1)} s`,
      );
      rmSync(into, { recursive: true, force: true });
      rmSync(file);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  print(`  ${(bytes / 1e6).toFixed(0)} MB as COPY writes them, ${(size / 1e6).toFixed(0)} MB as a backup.`);
  const reference = { name: 'COPY', figure: median(measured.bare) };
  return (['backup', 'restore'] as const).map((what) => ({
    name: `${what} of ${projects.toLocaleString('en')} projects`,
    unit: 's',
    figure: median(measured[what]),
    range: [Math.min(...measured[what]), Math.max(...measured[what])],
    reference,
    wanted: { most: mostSeconds },
  }));
}

/** Runs a program to its end. @param keys the data folder whose secrets it uses @returns seconds, its start included */
async function timed(name: 'backup' | 'restore', file: string, folder: string, keys: string): Promise<number> {
  const program = fileURLToPath(new URL(`../../server/src/features/backup/${name}-command.ts`, import.meta.url));
  const { DATABASE_URL: _other, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: folder, SECRETS_DIR: path.join(keys, 'secrets') };
  const started = performance.now();
  const child = spawn(process.execPath, [program, file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) if (process.env.BENCH_LINES) print(`    ${line}`);
  const [code] = await ended;
  if (code !== 0) throw new Error(`The ${name} ended with ${code}.`);
  return (performance.now() - started) / 1000;
}

/** Reads every table by COPY as it lies there, for nobody. */
async function readBare(folder: string): Promise<{ seconds: number; bytes: number }> {
  const quiet = () => undefined;
  const embedded = await openEmbedded({ dir: folder, log: { info: quiet, warn: quiet, error: quiet } });
  try {
    const client = new pg.Client({ ...embedded.connection, options: '-c statement_timeout=0' });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    const started = performance.now();
    let bytes = 0;
    for (const { name } of rows)
      for await (const piece of client.query(to(`copy "${name}" to stdout`))) bytes += (piece as Buffer).length;
    const seconds = (performance.now() - started) / 1000;
    await client.end();
    return { seconds, bytes };
  } finally {
    await embedded.close();
  }
}
