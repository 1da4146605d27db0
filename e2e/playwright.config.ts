import { defineConfig } from '@playwright/test';
import { type Browser, findBrowser } from './setup/find-browser.ts';
import { shortLivedPages } from './setup/short-lived-pages.ts';

// Every worker reads this file; it is looked for once.
const found = process.env.FOUND_BROWSER;
const browser: Browser = found ? JSON.parse(found) : await findBrowser();
process.env.FOUND_BROWSER = JSON.stringify(browser);

/** Journeys in a real browser, two at a time: with more, keys come faster than the pages of a two-core machine follow. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './setup/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What hangs is ended; how fast a machine is, and how busy, decides nothing.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    // It costs a fifth of the time; `--trace on` keeps one.
    trace: 'off',
    // As somebody who asked for calm: a menu that grows under a press is missed by it on a busy machine. `shell.spec.ts` looks at what moves.
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browser.args, ...shortLivedPages],
      env: { ...process.env, ...browser.env } as Record<string, string>,
    },
  },
});
