import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '../../server/src/database/embedded/embedded.ts';
import { dataFolder } from '../bench-folder.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { startApp } from './app-process.ts';

const rounds = 10;
const mostSeconds = 1;
const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

export const claims = `Ready ${mostSeconds} s after the start, with existing data and the built-in database; starting its PostgreSQL alone beside it.`;

/** Starts the application and stops it, over and over, in turn with its database alone. @param folder of the database */
export async function start([folder]: string[]): Promise<Figure[]> {
  const data = folder ?? dataFolder('firm');
  await (await startApp(data, 'firm')).stop();
  const own: number[] = [];
  const database: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const [ready, listening] = [await startedOnce(data), await databaseStartedOnce(data)];
    // The first round warms up what is read from the disk.
    if (round < 0) continue;
    own.push(ready);
    database.push(listening);
  }
  return [
    {
      name: 'from the start to ready',
      unit: 's',
      figure: median(own),
      range: [Math.min(...own), Math.max(...own)],
      reference: { name: 'PostgreSQL', figure: median(database) },
      wanted: { most: mostSeconds },
    },
  ];
}

/** Runs the program as `npm start` does once the web app is built. @returns seconds until it says that it is ready */
async function startedOnce(folder: string): Promise<number> {
  const { DATABASE_URL: _other, ...inherited } = process.env;
  const began = performance.now();
  const app = spawn(process.execPath, [main], {
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(app, 'exit');
  let seconds = Number.NaN;
  for await (const line of createInterface({ input: app.stdout })) {
    if (!line.startsWith('Mandate is ready at')) continue;
    seconds = (performance.now() - began) / 1_000;
    break;
  }
  app.kill('SIGTERM');
  await ended;
  if (Number.isNaN(seconds)) throw new Error('The application ended before it was ready.');
  return seconds;
}

/** Starts the PostgreSQL of the folder by the same means, without the application. @returns seconds until it answers */
async function databaseStartedOnce(dir: string): Promise<number> {
  const quiet = () => undefined;
  const began = performance.now();
  const embedded = await openEmbedded({ dir, log: { info: quiet, warn: quiet, error: quiet } });
  const seconds = (performance.now() - began) / 1_000;
  await embedded.close();
  return seconds;
}
