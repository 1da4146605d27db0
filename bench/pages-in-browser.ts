import type { Browser } from '@playwright/test';
import { type App, startApp } from './app-process.ts';
import { dataFolder } from './bench-folder.ts';
import { buildWeb } from './editor-screen.ts';
import { idlePage } from './idle-page.ts';
import { openBrowser } from './open-browser.ts';
import { median } from './percentile.ts';
import { say, sayTable, verdict } from './print.ts';
import { slowLine } from './slow-line.ts';
import type { LoadWatch } from './watch-load.ts';
import { watchLoad } from './watch-load.ts';

const runs = 5;
const slowerCpu = 4;
const quietMs = 2_000;

/** The telephone Lighthouse opens pages with. */
const telephone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
} as const;

interface Demanded {
  name: string;
  address: string;
  isSignedIn: boolean;
  largestPaint: number;
  blocked: number;
}

const pages: readonly Demanded[] = [
  { name: 'sign-in', address: '/session/signin', isSignedIn: false, largestPaint: 2_000, blocked: 150 },
  { name: 'project list', address: '/home/projects', isSignedIn: true, largestPaint: 2_500, blocked: 200 },
];

export const claims =
  'Opened on a telephone over slow 4G: sign-in within 2.0 s, the list within 2.5 s, blocked for 150 and 200 ms at most.';

/** One opening of a page, nothing of it kept from before. */
interface Opened extends LoadWatch {
  /** JavaScript fetched, in bytes as they pass over the line. */
  script: number;
}

/** Opens sign-in and the project list as Lighthouse does, each beside a page with the same weight of idle script. @param folder of the database */
export async function pagesInBrowser([folder]: string[]): Promise<void> {
  buildWeb();
  const browser = await openBrowser();
  const app = await startApp(folder ?? dataFolder('firm'), 'firm');
  const line = await slowLine(app.caller.address);
  try {
    say(`  The median of ${runs} openings each, with an empty cache, a processor ${slowerCpu} times slower, slow 4G.`);
    const table = [['', 'LCP', 'idle page', 'times', 'blocked', 'moved', 'JavaScript', '']];
    for (const page of pages) table.push(await measured(browser, app, line.address, page));
    sayTable(table);
  } finally {
    await browser.close();
    await line.close();
    await app.stop();
  }
}

async function measured(browser: Browser, app: App, address: string, page: Demanded): Promise<string[]> {
  const own: Opened[] = [];
  const idle: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    own.push(await opened(browser, address, page.address, page.isSignedIn ? app.account : null));
    const reference = await idlePage(own[0]?.script ?? 0);
    const line = await slowLine(reference.address);
    idle.push((await opened(browser, line.address, '/', null)).largestPaint);
    await line.close();
    await reference.close();
  }
  const middle = (of: (one: Opened) => number) => median(own.map(of));
  const [largestPaint, blocked] = [middle((one) => one.largestPaint), middle((one) => one.blocked)];
  return [
    page.name,
    `${(largestPaint / 1_000).toFixed(2)} s`,
    `${(median(idle) / 1_000).toFixed(2)} s`,
    (largestPaint / median(idle)).toFixed(2),
    `${blocked.toFixed(0)} ms`,
    middle(({ shift }) => shift).toFixed(3),
    `${(middle(({ script }) => script) / 1_000).toFixed(0)} KB`,
    verdict(largestPaint <= page.largestPaint && blocked <= page.blocked).trim(),
  ];
}

/** Opens a page in a browser that knows nothing yet, and waits until it rests. @param account to be signed in with; null for nobody */
async function opened(
  browser: Browser,
  baseURL: string,
  address: string,
  account: App['account'] | null,
): Promise<Opened> {
  const context = await browser.newContext({ ...telephone, baseURL });
  const page = await context.newPage();
  if (account) {
    const data = { username: account.email, password: account.password, rememberMe: true };
    const reply = await page.request.post('/account/verify-account', { data });
    const { accessToken, refreshToken } = (await reply.json()).data as Record<string, string>;
    await context.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      { accessToken: accessToken ?? '', refreshToken: refreshToken ?? '', rememberMe: 'true' },
    );
  }
  await page.addInitScript(watchLoad);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  await page.goto(address);
  await page.waitForFunction(
    (quiet) => {
      const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return performance.now() - Math.max(0, ...fetched.map(({ responseEnd }) => responseEnd)) > quiet;
    },
    quietMs,
    { polling: 250 },
  );
  const told = await page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const seen = fetched.filter(
      ({ name, responseEnd }) => /\.js$/.test(name) && responseEnd <= window.loadWatch.largestPaint,
    );
    return { ...window.loadWatch, script: seen.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
  });
  await context.close();
  return told;
}
