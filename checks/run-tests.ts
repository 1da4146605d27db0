import { spawnSync } from 'node:child_process';

/** The two halves of the tests: each runs also when the other failed, so that one run tells of both. */
const halves = [
  { what: 'Rules, API and checks', program: 'vitest', args: ['run'] },
  { what: 'Journeys in the browser', program: 'npm', args: ['run', '--silent', 'e2e'] },
];

const told = halves.map(({ what, program, args }) => {
  const begun = Date.now();
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
  if (status !== 0) process.exitCode = 1;
  return `${what}: ${status === 0 ? 'passed' : 'FAILED'} in ${minutes} min`;
});
process.stdout.write(`\n${told.join('\n')}\n`);
