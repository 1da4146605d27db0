import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import product from '../package.json' with { type: 'json' };
import { iconSetFile } from '../web/icon-set-file.ts';
import { findBrowser } from './setup/find-browser.ts';
import { productOfPage } from './setup/product-of-page.ts';
import { shortLivedPages } from './setup/short-lived-pages.ts';

const house = `${import.meta.dirname}/..`;
const browser = await findBrowser();

/** Screens, each with all that stands around it, in two pages of a real browser, each before a real product of its own. */
export default defineProject({
  root: `${house}/web`,
  plugins: [productOfPage(), react(), iconSetFile()],
  define: {
    'import.meta.env.VITE_PRODUCT_VERSION': JSON.stringify(product.version),
    'import.meta.env.VITE_DEMO': JSON.stringify(true),
  },
  // What the product takes from packages is known before the first test: what is met later would reload the page amid one.
  optimizeDeps: { entries: ['src/main.tsx', 'testing/*.tsx', 'src/**/*.screen.ts', '../demo/src/**/*.screen.ts'] },
  server: {
    fs: { allow: [house] },
  },
  test: {
    name: 'screens',
    dir: house,
    include: ['{web,demo}/src/**/*.screen.ts'],
    setupFiles: ['testing/after-each.ts'],
    globalSetup: [`${import.meta.dirname}/setup/start-screens-product.ts`],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // A page for each core, warm from the first test on, once the other tests have ended: keys come faster than a busy page follows.
    isolate: false,
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: true,
      traceView: false,
      viewport: { width: 1440, height: 900 },
      locators: { exact: false },
      provider: playwright({
        launchOptions: {
          executablePath: browser.executablePath,
          args: [...browser.args, ...shortLivedPages],
          env: { ...process.env, ...browser.env } as Record<string, string>,
        },
        contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Rome', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
