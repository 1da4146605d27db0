import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { print } from '../../bench/print.ts';
import { earlierVersionObstacle, provideEarlierVersion, removeEarlierVersion } from './acts/earlier-version.ts';
import { ClusterRefused } from './cluster-refused.ts';
import { planOf } from './plan.ts';
import { play } from './play.ts';
import { clusterFolder, removeFolder, takeFolder } from './setup/cluster-folder.ts';
import { providePrograms } from './setup/programs.ts';
import { setUp } from './setup/set-up.ts';

const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const root = clusterFolder();
const earlier = join(root, 'earlier-version');
const begun = Date.now();
let isOurs = false;
let logs: string | null = null;
let isEnding = false;

function say(line: string): void {
  print(`${((Date.now() - begun) / 1_000).toFixed(0).padStart(5)} s  ${line}`);
}

async function run(): Promise<void> {
  const plan = planOf(process.argv.slice(2));
  logs = plan.logs;
  const programs = providePrograms();
  let { acts } = plan;
  const obstacle = earlierVersionObstacle(project, plan.from);
  if (obstacle !== null && acts.some(({ name }) => name === 'upgrade')) {
    say(`${obstacle} It is left out.`);
    acts = acts.filter(({ name }) => name !== 'upgrade');
  }
  await takeFolder(root);
  isOurs = true;
  const hasUpgrade = acts.some(({ name }) => name === 'upgrade');
  if (hasUpgrade) {
    say('the version before, with its dependencies');
    provideEarlierVersion(project, plan.from, earlier);
  }
  const cluster = await setUp(root, programs, say);
  const begins = hasUpgrade ? earlier : project;
  const { report, broken } = await play(cluster, acts, { project, begins, root, say });
  print(`\n${report}\n`);
  for (const promise of broken) print(`BROKEN: ${promise}`);
  if (broken.length === 0) print('Every promise was kept.');
  await end(broken.length === 0 ? 0 : 1);
}

/** Takes everything down, once, however it came to that. */
async function end(status: number): Promise<never> {
  if (isEnding) return new Promise<never>(() => undefined);
  isEnding = true;
  if (isOurs) {
    say('everything is taken down');
    if (logs !== null && existsSync(join(root, 'logs'))) cpSync(join(root, 'logs'), logs, { recursive: true });
    removeEarlierVersion(project, earlier);
    await removeFolder(root);
  }
  process.exit(status);
}

process.on('SIGINT', () => void end(130));
process.on('SIGTERM', () => void end(143));
run().catch(async (error: unknown) => {
  // What is taken down under it fails.
  if (isEnding) return;
  process.stderr.write(`${error instanceof ClusterRefused ? error.message : (error as Error).stack}\n`);
  await end(1);
});
