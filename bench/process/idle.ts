import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../bench-folder.ts';
import type { Figure } from '../figure.ts';
import { startApp } from './app-process.ts';

const settleSeconds = 20;
const seconds = 60;
const mostStatements = 4;
const mostShare = 0.005;
/** Of /proc: how many of them a second has (`getconf CLK_TCK`, which is 100 wherever Node runs on Linux). */
const ticks = 100;

export const claims = `Nobody works: at most ${mostStatements} statements a second and ${mostShare * 100} % of a core.`;

/** Counts what the application asks of its database, and how much of a core it takes, while nobody calls it. */
export async function idle([folder]: string[]): Promise<Figure[]> {
  const app = await startApp(folder ?? dataFolder('firm'), 'firm');
  try {
    await sleep(settleSeconds * 1_000);
    const before = coreSeconds(app.pid);
    const { statements } = await app.record(() => sleep(seconds * 1_000));
    const rate = statements.length / seconds;
    const share = (coreSeconds(app.pid) - before) / seconds;
    return [
      { name: 'statements while nobody works', unit: '/s', figure: rate, wanted: { most: mostStatements } },
      { name: 'of a core while nobody works', unit: '%', figure: share * 100, wanted: { most: mostShare * 100 } },
    ];
  } finally {
    await app.stop();
  }
}

/** What a process took of a processor until now, in seconds; Linux tells it. */
function coreSeconds(pid: number): number {
  const [, user = 0, system = 0] =
    /\) \S(?: \S+){10} (\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.map(Number) ?? [];
  return (user + system) / ticks;
}
