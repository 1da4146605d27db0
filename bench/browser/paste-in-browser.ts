import type { Page } from '@playwright/test';
import { dataFolder } from '../bench-folder.ts';
import type { Figure } from '../figure.ts';
import { median, percentile } from '../percentile.ts';
import { startApp } from '../process/app-process.ts';
import { openBrowser } from './open-browser.ts';
import { buildWeb, openSignedIn, projectsOfLines } from './open-signed-in.ts';
import { type LineWatch, watchLines } from './watch-lines.ts';

const lines = 500;
const rounds = 8;
const pasted = { rows: 100, cells: 5 };

/** The most a median may be, of the totals the p95, in ms. */
const most = { ready: 100, totals: 16, taken: 100, paste: 200 };

export const claims = `A project of ${lines} lines: ready ${most.ready} ms after its data, totals ${most.totals} ms after a key, a cell taken in ${most.taken} ms, ${pasted.rows} × ${pasted.cells} cells pasted in ${most.paste} ms.`;

/** Opens a project of many lines and types, takes and pastes there. @param folder of the database */
export async function pasteInBrowser([folder]: string[]): Promise<Figure[]> {
  buildWeb();
  const browser = await openBrowser();
  const app = await startApp(folder ?? dataFolder('editor'), 'firm');
  try {
    const ids = await projectsOfLines(app.caller, 'Bench pasted project', lines, rounds);
    const page = await openSignedIn(browser, app);
    await page.addInitScript(watchLines);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const times: Record<keyof typeof most, number[]> = { ready: [], totals: [], taken: [], paste: [] };
    for (const id of ids) {
      await page.goto(`/home/project/${id}`);
      times.ready.push(await page.evaluate((wanted) => window.lineWatch.ready(wanted), id));
      await page.waitForTimeout(600);
      times.totals.push(...(await typed(page)));
      times.taken.push(await timed(page, 'frame', () => page.keyboard.press('Enter')));
      await page.waitForTimeout(300);
      times.paste.push(await paste(page));
    }
    return figuresOf(times);
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** Types a quantity, key by key. @returns ms from each key to the frame that shows the totals with it */
async function typed(page: Page): Promise<number[]> {
  await page.getByRole('gridcell', { name: 'Service number 5 of the project', exact: true }).click();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  const times: number[] = [];
  for (const key of '1234') {
    times.push(await timed(page, 'totals', () => page.keyboard.press(key)));
    await page.waitForTimeout(100);
  }
  return times;
}

/** Pastes new lines at the end. @returns ms from the paste to the frame that shows the totals with it */
async function paste(page: Page): Promise<number> {
  const row = (at: number) => [`Pasted ${at}`, '', String(1 + (at % 9)), 'day', `${500 + at}.25`].join('\t');
  const text = Array.from({ length: pasted.rows }, (_, at) => row(at)).join('\n');
  await page.evaluate((block) => navigator.clipboard.writeText(block), text);
  await page.getByRole('button', { name: 'Add line' }).first().click();
  await page.waitForTimeout(400);
  return timed(page, 'totals', () => page.keyboard.press('Control+v'));
}

async function timed(page: Page, until: 'frame' | 'totals', act: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => {
    window.lineTime = window.lineWatch.next(wanted);
  }, until);
  await act();
  return page.evaluate(() => window.lineTime);
}

function figuresOf(times: Record<keyof typeof most, number[]>): Figure[] {
  const figure = (name: keyof typeof most, words: string, of = median(times[name])): Figure => ({
    name: words,
    unit: 'ms',
    figure: of,
    range: [Math.min(...times[name]), Math.max(...times[name])],
    wanted: { most: most[name] },
  });
  return [
    figure('ready', `${lines} lines, from their data to a grid to type in`),
    figure('totals', 'from a key in a cell to all totals, p95', percentile(times.totals, 0.95)),
    figure('taken', 'from Enter to the next frame'),
    figure('paste', `${pasted.rows} × ${pasted.cells} cells pasted, to all totals`),
  ];
}

declare global {
  interface Window {
    lineWatch: LineWatch;
    lineTime: Promise<number>;
  }
}
