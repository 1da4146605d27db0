import { defineConfig } from 'vitest/config';
import { wordsByNeed } from './web/words-by-need.ts';

/** One project per room, so that the pure rules run without a database: `vitest run --project contract`. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Small machines run the tests too: one process per core of a two-core machine, beside the tests' database.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['contract/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'checks',
          include: ['checks/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [wordsByNeed()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
