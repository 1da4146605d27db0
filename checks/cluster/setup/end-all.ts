import { setTimeout as sleep } from 'node:timers/promises';
import { processesIn, signalAll } from './processes-in.ts';

/** How long processes may take to end when they are killed, in ms. */
const patience = 10_000;

/** Ends all that works in a folder as a machine does that loses its power, and waits until it is gone. */
export async function endAll(folder: string): Promise<void> {
  for (const until = Date.now() + patience; processesIn(folder).length > 0; await sleep(50)) {
    signalAll(folder, 'SIGKILL');
    if (Date.now() > until) throw new Error(`processes in ${folder} do not end: ${processesIn(folder).join(', ')}`);
  }
}
