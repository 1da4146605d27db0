import { setTimeout as sleep } from 'node:timers/promises';
import type { Load } from '../load/load.ts';
import { clusterState } from '../setup/cluster-state.ts';
import type { DatabaseMachine } from '../setup/database-machine.ts';
import { type Cluster, untilWhole } from '../setup/set-up.ts';

/** Where something is broken, and who works there. */
export interface Stage {
  cluster: Cluster;
  load: Load;
  /** The folder of this version of the product. */
  project: string;
}

/** Something that is broken, and what it is called in the report. */
export interface Act {
  name: string;
  title: string;
  /** @param round how often it was done before */
  run(stage: Stage, round: number): Promise<void>;
}

const patience = 120_000;
/** After everything is there again, people work on for so long, in ms. */
const settling = 2_000;

/** Waits until databases, servers and people are as they were before. @throws when they do not come to be */
export async function untilSettled({ cluster, load }: Stage): Promise<void> {
  await untilWhole(cluster.site);
  await until(async () => (await Promise.all(cluster.servers.map((each) => each.isReady()))).every(Boolean), 'servers');
  await until(() => load.listeners.every(({ isOpen }) => isOpen), 'event streams');
  await sleep(settling);
}

/** The machine that leads, or the one that has what the leader acknowledges. */
export async function machineThat(what: 'leader' | 'synchronous', { cluster }: Stage): Promise<DatabaseMachine> {
  let found: DatabaseMachine | undefined;
  await until(async () => {
    const state = await clusterState(cluster.site);
    found = cluster.databases.find(({ name }) => name === state[what]);
    return found !== undefined;
  }, what);
  return found as DatabaseMachine;
}

/** Waits until another machine leads, and tells how long that took. @param begun when the former one was told to go, or went */
export async function untilOtherLeads(
  { cluster, load }: Stage,
  former: string,
  begun = performance.now(),
): Promise<void> {
  await until(async () => {
    const { leader } = await clusterState(cluster.site);
    return leader !== null && leader !== former;
  }, 'another leader');
  load.log.noteLeaderChange(performance.now() - begun);
}

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + patience; !(await isSo()); await sleep(100))
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
}
