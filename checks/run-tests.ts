import { spawnSync } from 'node:child_process';

/** Parts of the names of files to run, all without one; or `--changed`, for those a change touches that is not committed. */
const wanted = process.argv.slice(2);
const ofChange = wanted.includes('--changed');
const changed = { vitest: ['--changed'], playwright: ['--only-changed'] };
const some = wanted.length > 0;

// Screens as their users have them. What React says to developers takes a third more of the processor: Vitest alone and `npm run endure` listen to it.
process.env.NODE_ENV ??= 'production';

/** The two halves of the tests: each runs also when the other failed, so that one run tells of both. */
const halves = [
  {
    what: 'Rules, API, screens and checks',
    program: 'vitest',
    args: ['run', ...(ofChange ? changed.vitest : wanted), ...(some ? ['--passWithNoTests'] : [])],
  },
  {
    what: 'Journeys in the browser',
    program: 'npm',
    args: [
      'run',
      '--silent',
      'e2e',
      '--',
      ...(ofChange ? changed.playwright : wanted),
      ...(some ? ['--pass-with-no-tests'] : []),
    ],
  },
];

const told = halves.map(({ what, program, args }) => {
  const begun = Date.now();
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
  if (status !== 0) process.exitCode = 1;
  return `${what}: ${status === 0 ? 'passed' : 'FAILED'} in ${minutes} min`;
});
process.stdout.write(`\n${told.join('\n')}\n`);
