import { expect, test } from 'vitest';
import {
  failedByPlaywright,
  failedByVitest,
  type PlaywrightReport,
  toldFailures,
  type VitestReport,
} from './failed-tests.ts';

/** As Vitest 5.1 wrote it of files made to fail in each way. */
const ofVitest: VitestReport = {
  testResults: [
    {
      assertionResults: [
        {
          fullName: 'outer fails',
          status: 'failed',
          failureMessages: [
            "AssertionError: expected { a: 1, b: 'x' } to deeply equal { a: 2 }\n    at /repo/checks/a.test.ts:2:69",
          ],
        },
        { fullName: 'outer passes', status: 'passed', failureMessages: [] },
        { fullName: 'left out', status: 'skipped', failureMessages: [] },
      ],
      status: 'failed',
      message: '',
      name: '/repo/checks/a.test.ts',
    },
    {
      assertionResults: [],
      status: 'failed',
      message: "Cannot find module './nothing.ts' imported from /repo/checks/b.test.ts",
      name: '/repo/checks/b.test.ts',
    },
    {
      assertionResults: [{ fullName: 'not reached', status: 'skipped', failureMessages: [] }],
      status: 'failed',
      message: 'hook failed',
      name: '/repo/server/d.test.ts',
    },
    {
      assertionResults: [{ fullName: 'is well', status: 'passed', failureMessages: [] }],
      status: 'passed',
      message: '',
      name: '/repo/server/e.test.ts',
    },
  ],
};

/** As Playwright 1.65 wrote it, colours and all. */
const ofPlaywright: PlaywrightReport = {
  config: { rootDir: '/repo/e2e/journeys' },
  suites: [
    {
      title: 'lists/x.spec.ts',
      specs: [
        {
          title: 'throws',
          file: 'lists/x.spec.ts',
          line: 3,
          tests: [
            {
              expectedStatus: 'passed',
              status: 'unexpected',
              results: [{ errors: [{ message: 'Error: boom\nsecond line\n\n  1 | import { test }' }] }],
            },
          ],
        },
        {
          title: 'left out',
          file: 'lists/x.spec.ts',
          line: 4,
          tests: [{ expectedStatus: 'skipped', status: 'skipped', results: [{ errors: [] }] }],
        },
        {
          title: 'slow',
          file: 'lists/x.spec.ts',
          line: 5,
          tests: [
            {
              expectedStatus: 'passed',
              status: 'unexpected',
              results: [{ errors: [{ message: '\u001b[31mTest timeout of 500ms exceeded.\u001b[39m' }] }],
            },
          ],
        },
      ],
      suites: [
        {
          title: 'outer',
          specs: [
            {
              title: 'never came',
              file: 'lists/x.spec.ts',
              line: 9,
              tests: [{ expectedStatus: 'passed', status: 'skipped', results: [] }],
            },
            {
              title: 'passes',
              file: 'lists/x.spec.ts',
              line: 12,
              tests: [{ expectedStatus: 'passed', status: 'expected', results: [{ errors: [] }] }],
            },
          ],
        },
      ],
    },
  ],
  errors: [],
};

test('names the tests that failed, and files that failed outside of theirs', () => {
  expect(failedByVitest(ofVitest, '/repo')).toEqual([
    {
      file: 'checks/a.test.ts',
      title: 'outer fails',
      error: "AssertionError: expected { a: 1, b: 'x' } to deeply equal { a: 2 }",
    },
    {
      file: 'checks/b.test.ts',
      title: '(outside of its tests)',
      error: "Cannot find module './nothing.ts' imported from /repo/checks/b.test.ts",
    },
    { file: 'server/d.test.ts', title: '(outside of its tests)', error: 'hook failed' },
  ]);
});

test('names the journeys that failed without their colours, and those whose turn never came', () => {
  expect(failedByPlaywright(ofPlaywright, '/repo')).toEqual([
    { file: 'e2e/journeys/lists/x.spec.ts:3', title: 'throws', error: 'Error: boom' },
    { file: 'e2e/journeys/lists/x.spec.ts:5', title: 'slow', error: 'Test timeout of 500ms exceeded.' },
    { file: 'e2e/journeys/lists/x.spec.ts:9', title: 'outer never came', error: 'It did not run.' },
  ]);
});

test('names what went wrong before the first journey', () => {
  const errors = [
    { message: "Error: Cannot find module '/repo/nothing.ts'\n    at eval", location: { file: '<anonymous>' } },
    { message: 'SyntaxError: Unexpected token', location: { file: '/repo/e2e/journeys/y.spec.ts' } },
  ];
  expect(failedByPlaywright({ ...ofPlaywright, suites: [], errors }, '/repo')).toEqual([
    { file: 'journeys', title: '(outside of its tests)', error: "Error: Cannot find module '/repo/nothing.ts'" },
    {
      file: 'e2e/journeys/y.spec.ts',
      title: '(outside of its tests)',
      error: 'SyntaxError: Unexpected token',
    },
  ]);
});

test('tells forty of them and how many more there are; nothing when all is well', () => {
  const one = { file: 'a.test.ts', title: 'adds up', error: 'Error: 3' };
  expect(toldFailures([])).toBe('');
  expect(toldFailures([one])).toBe('Failed: 1\n  a.test.ts  adds up\n    Error: 3');
  const many = toldFailures(Array.from({ length: 43 }, () => one)).split('\n');
  expect(many).toHaveLength(1 + 2 * 40 + 1);
  expect(many.at(-1)).toBe('  … and 3 more');
});
