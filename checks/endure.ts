import { spawnSync } from 'node:child_process';

/** The long form of the tests that have a short one: the same files with more rounds. */
const rounds: [files: string[], rounds: number][] = [
  [['server/testing/kill-server.test.ts'], 50],
  [['server/testing/kill-jobs.test.ts'], 20],
  [['server/testing/kill-backup.test.ts'], 20],
  [['server/testing/kill-mails.test.ts'], 20],
  [['server/testing/attack-replies.test.ts'], 1],
  [['server/testing/attack-limits.test.ts'], 20],
  [['server/src/database'], 20],
  // So many calls with each of three seeds.
  [['server/src/app-fuzz.test.ts'], 30_000],
  [['server/src/resources'], 50],
  [['server/src/features/session'], 200],
  [['server/src/features/projects/many-savers.test.ts'], 1000],
];

/** The same for journeys. */
const journeys: [name: string, rounds: number][] = [
  ['explain', 1],
  ['five-tabs', 500],
  ['hostile-text', 300],
  ['words', 1],
];

function run(what: string, count: number, program: string, args: string[]): void {
  process.stdout.write(`\n${what}: ${count} rounds\n`);
  const env = { ...process.env, ENDURE_ROUNDS: String(count) };
  if (spawnSync(program, args, { stdio: 'inherit', env }).status !== 0) process.exitCode = 1;
}

for (const [files, count] of rounds) run(files.join(' '), count, 'vitest', ['run', '--project', 'server', ...files]);

spawnSync('node', ['web/build.ts'], { stdio: 'inherit' });
for (const [name, count] of journeys) {
  run(name, count, 'playwright', ['test', '--config', 'e2e/playwright.config.ts', `journeys/${name}`]);
}
// Every window both in light and in dark.
run('windows', 1, 'playwright', ['test', '--config', 'e2e/playwright.config.ts', '--grep', 'every window']);
