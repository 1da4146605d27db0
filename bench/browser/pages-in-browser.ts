import type { Browser } from '@playwright/test';
import { dataFolder } from '../bench-folder.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { type App, startApp } from '../process/app-process.ts';
import { idlePage } from './idle-page.ts';
import { openBrowser } from './open-browser.ts';
import { buildWeb } from './open-signed-in.ts';
import { slowLine } from './slow-line.ts';
import type { LoadWatch } from './watch-load.ts';
import { watchLoad } from './watch-load.ts';

const runs = 5;
const slowerCpu = 4;
const quietMs = 2_000;
const mostBlocked = 200;

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
  /** The most its largest paint may take, in times of the idle page. */
  times: number;
  /** JavaScript before it, in KB. */
  script: number;
}

const pages: readonly Demanded[] = [
  { name: 'sign-in', address: '/session/signin', isSignedIn: false, times: 1.3, script: 150 },
  { name: 'project list', address: '/home/projects', isSignedIn: true, times: 1.4, script: 220 },
];

export const claims =
  'Opened on a telephone over slow 4G: sign-in within 1.3, the list within 1.4 times a page of as many idle bytes, blocked for 200 ms at most, JavaScript 150 and 220 KB.';

/** One opening of a page, nothing of it kept from before. */
interface Opened extends LoadWatch {
  /** JavaScript fetched, in bytes as they pass over the line. */
  script: number;
}

/** Opens sign-in and the project list as Lighthouse does, each beside a page with the same weight of idle script. @param folder of the database */
export async function pagesInBrowser([folder]: string[]): Promise<Figure[]> {
  buildWeb();
  const browser = await openBrowser();
  const app = await startApp(folder ?? dataFolder('firm'), 'firm');
  const line = await slowLine(app.caller.address);
  try {
    const figures: Figure[] = [];
    for (const page of pages) figures.push(...(await measured(browser, app, line.address, page)));
    return figures;
  } finally {
    await browser.close();
    await line.close();
    await app.stop();
  }
}

async function measured(browser: Browser, app: App, address: string, page: Demanded): Promise<Figure[]> {
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
  const figure = (what: string, unit: Figure['unit'], of: (one: Opened) => number): Figure => {
    const all = own.map(of);
    return { name: `${page.name}, ${what}`, unit, figure: median(all), range: [Math.min(...all), Math.max(...all)] };
  };
  const reference = { name: 'idle page', figure: median(idle) };
  return [
    {
      ...figure('largest paint', 's', (one) => one.largestPaint / 1_000),
      reference: { ...reference, figure: reference.figure / 1_000 },
    },
    {
      ...figure('against the idle page', 'times', (one) => one.largestPaint / reference.figure),
      wanted: { most: page.times },
    },
    { ...figure('blocked', 'ms', (one) => one.blocked), wanted: { most: mostBlocked } },
    { ...figure('JavaScript before it', 'KB', (one) => one.script / 1_000), wanted: { most: page.script } },
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
