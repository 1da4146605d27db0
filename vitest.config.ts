import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, most of it waiting for processes to start and end. */
const long = /(embedded|permissions-of-[a-z-]+|(kill|attack)-\w+)\.test\.ts$/;

/** Long files first, so that no process of the tests waits for the other in the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Tests of the browser's rules that replace modules, clocks or what the browser gives: each is loaded by itself, so that no other meets that. */
const replacing = globSync('{web,demo}/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(mock|resetModules|stubGlobal|useFakeTimers)\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

/** One project per room, so that the pure rules run without a database: `vitest run --project contract`. */
export default defineConfig({
  test: {
    // What hangs is ended; how fast a machine is, and how busy, decides nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    setupFiles: ['checks/seed.ts'],
    // Small machines run the tests too: on two cores one process more than cores, since some of them wait for others to start and end.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'contract',
          isolate: false,
          include: ['contract/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'checks',
          include: ['{checks,packaging}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // No test of the server replaces a module: reloading all of them for each file took a second a file.
          isolate: false,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
        },
      },
      'e2e/vitest.config.screens.ts',
      {
        extends: true,
        test: {
          name: 'web',
          isolate: false,
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: replacing,
        },
      },
      {
        extends: true,
        test: {
          name: 'demo',
          isolate: false,
          include: ['demo/**/*.test.{ts,tsx}'],
          exclude: replacing,
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: replacing,
        },
      },
    ],
  },
});
