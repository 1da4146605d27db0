import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp } from './app-process.ts';
import { dataFolder } from './bench-folder.ts';
import { say, verdict } from './print.ts';

const settleSeconds = 20;
const seconds = 60;
const mostStatements = 4;
const mostShare = 0.005;
/** Of /proc: a second has so many of them (`getconf CLK_TCK`, which is 100 wherever Node runs on Linux). */
const ticks = 100;

export const claims = `Nobody works: at most ${mostStatements} statements a second and ${mostShare * 100} % of a core.`;

/** Counts what the application asks of its database, and how much of a core it takes, while nobody calls it. */
export async function idle([folder]: string[]): Promise<void> {
  const app = await startApp(folder ?? dataFolder('firm'), 'firm');
  try {
    await sleep(settleSeconds * 1_000);
    const before = coreSeconds(app.pid);
    const { statements } = await app.record(() => sleep(seconds * 1_000));
    const rate = statements.length / seconds;
    const share = (coreSeconds(app.pid) - before) / seconds;
    say(`  ${rate.toFixed(2)} statements/s, at most ${mostStatements}${verdict(rate <= mostStatements)}`);
    say(`  ${(share * 100).toFixed(2)} % of a core, at most ${mostShare * 100} %${verdict(share <= mostShare)}`);
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
