import { spawnSync } from 'node:child_process';

/** The long form of the tests that have a short one: the same files with more rounds. */
const rounds: [files: string[], rounds: number][] = [
  [['server/testing/kill-server.test.ts'], 50],
  [['server/src/database'], 20],
  [['server/src/app-fuzz.test.ts', 'server/src/resources'], 50],
];

for (const [files, count] of rounds) {
  process.stdout.write(`\n${files.join(' ')}: ${count} rounds\n`);
  const env = { ...process.env, ENDURE_ROUNDS: String(count) };
  const { status } = spawnSync('vitest', ['run', '--project', 'server', ...files], { stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}
