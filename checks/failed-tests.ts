import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed: its file below the repository's folder, its title with those around it, and the first line of what it says. */
export interface FailedTest {
  file: string;
  title: string;
  error: string;
}

/** What Vitest's JSON reporter writes, as far as it is read. */
export interface VitestReport {
  testResults: {
    /** The file, from the root of the disk. */
    name: string;
    status: string;
    /** What the file itself says, when it could not be loaded or a hook of it failed. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    file: string;
    line: number;
    tests: {
      expectedStatus: string;
      status: string;
      /** One for each time it was tried; none if its turn never came. */
      results: { errors: { message?: string }[] }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** What Playwright's JSON reporter writes, as far as it is read. */
export interface PlaywrightReport {
  /** Files are told from the root directory. */
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  /** What went wrong outside of tests. */
  errors: { message?: string; location?: { file: string } }[];
}

/** How many are told one by one. */
const most = 40;

function firstLine(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? 'It says nothing.';
}

/** The tests that failed by Vitest's report; a file that failed outside of its tests is one, with the file's own message. */
export function failedByVitest(report: VitestReport, folder: string): FailedTest[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(folder, name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ file, title: test.fullName, error: firstLine(test.failureMessages[0]) }));
    if (status !== 'failed' || failed.length > 0) return failed;
    return [{ file, title: '(outside of its tests)', error: firstLine(message) }];
  });
}

/** The journeys that failed by Playwright's report, and those whose turn never came; what failed outside of journeys is told, too. */
export function failedByPlaywright(report: PlaywrightReport, folder: string): FailedTest[] {
  const { rootDir } = report.config;
  const within = (suite: PlaywrightSuite, above: string[]): FailedTest[] => [
    ...suite.specs.flatMap((spec) =>
      spec.tests.flatMap(({ status, expectedStatus, results }) => {
        const isPassedOver = status === 'skipped' && expectedStatus !== 'skipped';
        if (status !== 'unexpected' && !isPassedOver) return [];
        const said = results.flatMap(({ errors }) => errors).at(0)?.message;
        return {
          file: `${relative(folder, resolve(rootDir, spec.file))}:${spec.line}`,
          title: [...above, spec.title].join(' '),
          error: isPassedOver && said === undefined ? 'It did not run.' : firstLine(said),
        };
      }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...above, inner.title])),
  ];
  return [
    ...report.errors.map(({ message, location }) => ({
      file: location?.file.startsWith(folder) ? relative(folder, location.file) : 'journeys',
      title: '(outside of its tests)',
      error: firstLine(message),
    })),
    // The outermost suite is the file, which is told before the title.
    ...report.suites.flatMap((suite) => within(suite, [])),
  ];
}

/** What is printed of failed tests: two lines each, and how many more there are. Empty without any. */
export function toldFailures(failed: readonly FailedTest[]): string {
  if (failed.length === 0) return '';
  const told = failed.slice(0, most).map(({ file, title, error }) => `  ${file}  ${title}\n    ${error}`);
  const more = failed.length - told.length;
  return [`Failed: ${failed.length}`, ...told, ...(more > 0 ? [`  … and ${more} more`] : [])].join('\n');
}
