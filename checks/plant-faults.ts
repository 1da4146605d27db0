import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type FoundFault, faultsPage, type PlantedFault, placeOf, plantedFaults, withFault } from './planted-faults.ts';

/** What vitest and Playwright write of a run, as far as it is read. */
interface VitestReport {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}
interface PlaywrightSuite {
  specs: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

const folder = mkdtempSync(join(tmpdir(), 'planted-faults-'));
const report = join(folder, 'report.json');

function run(program: string, args: readonly string[], env: Record<string, string> = {}): void {
  rmSync(report, { force: true });
  spawnSync(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });
}

function read<Report>(): Report {
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

function failedInVitest(files: readonly string[], named: string | undefined): string[] {
  const only = named === undefined ? [] : ['-t', named];
  run('vitest', ['run', ...files, ...only, '--reporter=json', `--outputFile=${report}`, '--testTimeout=60000']);
  const results = read<VitestReport>().testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.flatMap(({ status, fullName }) => (status === 'failed' ? [fullName] : []));
}

function failedJourneys(files: readonly string[], named: string | undefined): string[] {
  run('node', ['web/build.ts']);
  const only = named === undefined ? [] : ['--grep', named];
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...files, ...only, '--reporter=json'];
  run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const failedIn = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
    ...specs.flatMap(({ ok, title }) => (ok ? [] : [title])),
    ...suites.flatMap(failedIn),
  ];
  return read<{ suites: PlaywrightSuite[] }>().suites.flatMap(failedIn);
}

/** The names of the tests that fail while the fault is in the product. */
function findersOf(fault: PlantedFault): string[] {
  const place = placeOf(fault);
  const whole = readFileSync(place, 'utf8');
  const journeys = fault.tests.filter((file) => file.startsWith('e2e/'));
  const others = fault.tests.filter((file) => !journeys.includes(file));
  writeFileSync(place, withFault(whole, fault));
  try {
    return [
      ...(others.length > 0 ? failedInVitest(others, fault.named) : []),
      ...(journeys.length > 0 ? failedJourneys(journeys, fault.named) : []),
    ];
  } finally {
    writeFileSync(place, whole);
  }
}

// Whoever stops it waits until the fault under way is taken out.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const [word] = process.argv.slice(2);
const wanted = plantedFaults.filter((fault) => word === undefined || JSON.stringify(fault).includes(word));
const found: FoundFault[] = [];
for (const [at, fault] of wanted.entries()) {
  await setImmediate();
  const foundBy = findersOf(fault);
  found.push({ fault, foundBy });
  const said = foundBy.length > 0 ? `found by ${foundBy.length}: ${foundBy[0]}` : 'NOT FOUND';
  process.stdout.write(`${at + 1}/${wanted.length} ${fault.area}: ${fault.what}: ${said}\n`);
}
rmSync(folder, { recursive: true });
// The last of the built web apps had a fault in it.
if (wanted.some(({ tests }) => tests.some((file) => file.startsWith('e2e/'))))
  spawnSync('node', ['web/build.ts'], { stdio: 'ignore' });
if (word === undefined) writeFileSync(new URL('../docs/planted-faults.md', import.meta.url), faultsPage(found));
if (found.some(({ foundBy }) => foundBy.length === 0)) process.exitCode = 1;
