import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostOffice } from '../../server/testing/mail/post-office.ts';
import { type Act, type Stage, untilSettled } from './acts/act.ts';
import { unawareServers } from './acts/unaware-servers.ts';
import { compareAll } from './compare/compare-all.ts';
import { startLoad } from './load/load.ts';
import { brokenPromises } from './report/broken-promises.ts';
import { comparisonTable, reportTable } from './report/report-table.ts';
import { addRound, type Stretch } from './report/stretch.ts';
import type { Cluster } from './setup/set-up.ts';
import { mailAddress } from './setup/site.ts';

/** How long a mail server thinks over a mail, in ms: long enough that faults meet mails that arrived and of which nobody knows. */
const thinksMs = 25;
/** How many of the faults that servers logged are told. */
const mostTold = 5;

/** What came of it: the report, and what was promised and not kept. */
export interface Played {
  report: string;
  broken: string[];
}

/**
 * Lets people work on a cluster while one thing after the other happens to it, and compares in the end.
 * @param begins the folder of the version the servers are started with
 * @param root the folder of the cluster
 */
export async function play(
  cluster: Cluster,
  acts: readonly Act[],
  { project, begins, root, say }: { project: string; begins: string; root: string; say: (line: string) => void },
): Promise<Played> {
  const office = await openPostOffice({ thinksMs }, {}, mailAddress);
  say('three servers');
  for (const server of cluster.servers) await server.start(begins);
  say('people sign in and begin to work');
  const load = await startLoad(cluster, office, mailAddress);
  const stage: Stage = { cluster, load, project };
  const stretches: Stretch[] = [];
  const unaware: string[] = [];
  try {
    await untilSettled(stage);
    for (const [at, act] of acts.entries()) {
      const round = acts.slice(0, at).filter(({ name }) => name === act.name).length;
      say(`${at + 1} of ${acts.length}: ${act.name}`);
      load.log.begin();
      await act.run(stage, round);
      await untilSettled(stage);
      const seen = load.log.end();
      for (const sentence of await unawareServers(stage)) unaware.push(`${act.title}: ${sentence}`);
      addRound(stretches, act.title, seen);
      const gap = (seen.longestGap.write / 1_000).toFixed(1);
      const { answered, busy, ...others } = seen.counts;
      say(`  ${answered} answered, ${busy} busy, ${JSON.stringify(others)}, longest without a save ${gap} s`);
      for (const [kind, count] of seen.kinds) say(`  ${count} × ${kind}`);
    }
  } finally {
    say('people come to the end of their work');
    await load.stop();
  }
  say('what was acknowledged is compared');
  const compared = await compareAll(cluster.site, load.doings, office);
  await office.close();
  for (const problem of new Set(load.problems)) say(`a person was told: ${problem}`);
  for (const fault of faultsIn(cluster, root)) say(`a server logged: ${fault}`);
  const heard = load.listeners.reduce((sum, listener) => sum + listener.heard, 0);
  say(`${heard} events of jobs were heard`);
  return {
    report: `${reportTable(stretches)}\n\n${comparisonTable(compared)}`,
    broken: [...brokenPromises(stretches, compared), ...unaware],
  };
}

/** What servers logged as faults of their own, each kind once. */
function faultsIn({ servers }: Cluster, root: string): string[] {
  const lines = servers.flatMap(({ name }) => readFileSync(join(root, 'logs', `${name}.log`), 'utf8').split('\n'));
  // What is no line of the log is the end of a process.
  const faults = lines.filter((line) => line.includes('"call failed"') || line.startsWith('    at '));
  const kinds = new Map(faults.map((line) => [/"message":"([^"]*)"/.exec(line)?.[1] ?? line, line]));
  return [...kinds.values()].slice(0, mostTold);
}
