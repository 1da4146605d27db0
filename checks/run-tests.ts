import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type FailedTest, failedByPlaywright, failedByVitest, toldFailures } from './failed-tests.ts';
import { roomInMemory } from './room-in-memory.ts';

/** Parts of the names of files to run, all without one; or `--changed`, for those a change touches that is not committed. */
const wanted = process.argv.slice(2);
const ofChange = wanted.includes('--changed');
const changed = { vitest: ['--changed'], playwright: ['--only-changed'] };
const some = wanted.length > 0;

// Screens as their users have them. What React says to developers takes a third more of the processor: Vitest alone and `npm run endure` listen to it.
process.env.NODE_ENV ??= 'production';
// Hundreds of databases are made and dropped: where memory is plenty they lie there, and no disk is asked.
process.env.TMPDIR ??= roomInMemory() ?? tmpdir();

const folder = resolve(import.meta.dirname, '..');
// What tests start again and again, the product above all, each time in a new folder, is compiled once; kept where nobody else writes.
process.env.NODE_COMPILE_CACHE ??= join(folder, 'node_modules/.cache/compiled');
const reports = mkdtempSync(join(tmpdir(), 'mandate-reports-'));
// The sample firm that screens and journeys begin with is made by whichever comes first.
process.env.FIRM_FOLDER = join(reports, 'firm');

/** The two halves of the tests: each runs also when the other failed, so that one run tells of both. */
const halves = [
  {
    what: 'Rules, API, screens and checks',
    program: 'vitest',
    args: (report: string) => [
      'run',
      ...(ofChange ? changed.vitest : wanted),
      ...(some ? ['--passWithNoTests'] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    failedBy: failedByVitest,
  },
  {
    what: 'Journeys in the browser',
    program: 'npm',
    args: () => [
      'run',
      '--silent',
      'e2e',
      '--',
      ...(ofChange ? changed.playwright : wanted),
      ...(some ? ['--pass-with-no-tests'] : []),
      '--reporter=list,json',
    ],
    failedBy: failedByPlaywright,
  },
];

const failed: FailedTest[] = [];
const told = halves.map(({ what, program, args, failedBy }, place) => {
  const begun = Date.now();
  const report = join(reports, `${place}.json`);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { status } = spawnSync(program, args(report), { stdio: 'inherit', env });
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
  if (status === 0) return `${what}: passed in ${minutes} min`;
  process.exitCode = 1;
  // There is none when the half ended before its tests.
  const named = existsSync(report) ? failedBy(JSON.parse(readFileSync(report, 'utf8')), folder) : [];
  failed.push(...named);
  return `${what}: FAILED in ${minutes} min${named.length > 0 ? '' : ', outside of its tests: it says above why'}`;
});
rmSync(reports, { recursive: true, force: true });

// Last of all, so that the end of a long log says what failed.
process.stdout.write(`\n${[toldFailures(failed), ...told].filter((text) => text !== '').join('\n')}\n`);
