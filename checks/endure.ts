import { spawnSync } from 'node:child_process';
import { print, printTable } from '../bench/print.ts';
import { obstacle } from './cluster/setup/programs.ts';

/** With `--long` the product is soaked for an hour instead of two minutes. */
const isLong = process.argv.includes('--long');

/** The long form of the tests that have a short one: the same files with more rounds. */
const rounds: [files: string[], rounds: number][] = [
  [['server/testing/kill/kill-server.test.ts'], 50],
  [['server/testing/kill/kill-jobs.test.ts'], 20],
  [['server/testing/kill/kill-backup.test.ts'], 20],
  [['server/testing/kill/kill-mails.test.ts'], 20],
  [['server/testing/kill/kill-issuing.test.ts'], 200],
  [['server/testing/attack/attack-replies.test.ts'], 1],
  [['server/testing/attack/attack-limits.test.ts'], 20],
  [['server/src/database'], 20],
  // How many calls are made with each of three seeds.
  [['server/src/app-fuzz.test.ts'], 30_000],
  [['server/src/records', 'server/src/calls', 'server/src/jobs', 'server/src/mail', 'server/src/spreadsheets'], 50],
  [['server/src/features/session'], 200],
  [['server/src/features/documents/public'], 300],
  [['server/src/features/projects/many-savers.test.ts'], 1000],
  [['server/testing/soak/sign-in-storm.test.ts'], 200],
  [['server/testing/soak/clock-steps.test.ts'], 1],
  [['server/testing/soak/soak.test.ts'], isLong ? 12_000 : 400],
];

/** The same for journeys. */
const journeys: [name: string, rounds: number][] = [
  ['five-tabs', 500],
  ['hostile-text', 300],
  ['words', 1],
];

/** What is drawn by chance follows from it, in all of the run; `SEED` chooses it. */
const seed = process.env.SEED ?? String(Date.now() % 1_000_000);

/** A part of the name of what is run; everything without it. */
const [word = ''] = process.argv.slice(2).filter((given) => given !== '--long');

/** What was run, how often and how long, and what came of it. */
interface Endured {
  what: string;
  rounds: number;
  minutes: number;
  isPassed: boolean;
}
const endured: Endured[] = [];

function run(what: string, count: number, program: string, args: string[]): void {
  if (!what.includes(word)) return;
  print(`\n${what}: ${count} rounds`);
  const begun = Date.now();
  const env = { ...process.env, ENDURE_ROUNDS: String(count), SEED: seed };
  const { status } = spawnSync(program, args, { stdio: 'inherit', env });
  endured.push({ what, rounds: count, minutes: (Date.now() - begun) / 60_000, isPassed: status === 0 });
  if (status !== 0) process.exitCode = 1;
}

for (const [files, count] of rounds) run(files.join(' '), count, 'vitest', ['run', '--project', 'server', ...files]);

// With all that React says to developers, which `npm test` leaves out.
run('screens', 1, 'vitest', ['run', '--project', 'screens']);

if ([...journeys.map(([name]) => name), 'windows'].some((name) => name.includes(word)))
  spawnSync('node', ['web/build.ts'], { stdio: 'inherit' });
for (const [name, count] of journeys) {
  run(name, count, 'playwright', ['test', '--config', 'e2e/playwright.config.ts', `/${name}.spec`]);
}
// Every window both in light and in dark.
run('windows', 1, 'playwright', ['test', '--config', 'e2e/playwright.config.ts', '--grep', 'every window']);

// Three databases, three servers, and what becomes of both; elsewhere than on Linux, and without Debian's packages, it is left out.
const why = obstacle();
if (why === null) run('cluster', 1, 'node', ['checks/cluster/run-cluster.ts']);
else if ('cluster'.includes(word)) print(`\ncluster: left out. ${why}`);

print('');
printTable([
  ['What', 'Rounds', 'Seed', 'Minutes', ''],
  ...endured.map(({ what, rounds, minutes, isPassed }) => [
    what,
    rounds.toLocaleString('en'),
    seed,
    minutes.toFixed(1),
    isPassed ? 'passed' : 'FAILED',
  ]),
]);
const whole = endured.reduce((sum, { minutes }) => sum + minutes, 0);
print(`\n${endured.length} parts in ${whole.toFixed(0)} min`);
