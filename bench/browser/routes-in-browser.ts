import type { Page } from '@playwright/test';
import { dataFolder } from '../bench-folder.ts';
import type { Figure } from '../figure.ts';
import { startApp } from '../process/app-process.ts';
import { openBrowser } from './open-browser.ts';
import { buildWeb, openSignedIn } from './open-signed-in.ts';

const rounds = 12;
const warmRounds = 2;
const mostMs = 100;
const restMs = 400;

const lists = ['/home/projects', '/register/customers', '/register/services', '/register/personnels'];

export const claims = `A change to a list that was seen before: from the click to its rows within ${mostMs} ms at worst.`;

/** Goes from list to list by the navigation, beside painting the same rows into an empty page. @param folder of the database */
export async function routesInBrowser([folder]: string[]): Promise<Figure[]> {
  buildWeb();
  const browser = await openBrowser();
  const app = await startApp(folder ?? dataFolder('firm'), 'firm');
  try {
    const page = await openSignedIn(browser, app);
    const empty = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(lists[0] ?? '');
    await page.locator('[role=grid]').waitFor();
    await page.locator(`nav a[href="${lists[1]}"]`).waitFor();
    const times = new Map<string, { own: number[]; bare: number[] }>(
      lists.map((list) => [list, { own: [], bare: [] }]),
    );
    for (let round = 0; round < warmRounds + rounds; round += 1) {
      for (const list of [...lists.slice(1), ...lists.slice(0, 1)]) {
        const own = await changed(page, list);
        await page.waitForTimeout(restMs);
        const bare = await painted(empty, await page.locator('[role=grid]').evaluate((grid) => grid.outerHTML));
        if (round < warmRounds) continue;
        times.get(list)?.own.push(own);
        times.get(list)?.bare.push(bare);
      }
    }
    return [...times].map(([list, { own, bare }]) => ({
      name: `change to ${list}, worst`,
      unit: 'ms',
      figure: Math.max(...own),
      range: [Math.min(...own), Math.max(...own)],
      reference: { name: 'rows alone', figure: Math.max(...bare) },
      wanted: { most: mostMs },
    }));
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** Follows the link of a list. @returns ms until the frame with its rows was drawn */
function changed(page: Page, list: string): Promise<number> {
  return page.evaluate(async (address) => {
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${address}"]`);
    if (!link) throw new Error(`The navigation has no link to ${address}.`);
    const before = document.querySelector('[role=grid]');
    const begun = performance.now();
    link.click();
    await new Promise<void>((drawn, lost) => {
      setTimeout(() => lost(new Error(`The rows of ${address} did not come.`)), 20_000);
      const look = () => {
        const grid = document.querySelector('[role=grid]');
        if (location.pathname !== address || grid === before || !grid?.querySelector('.rdg-row')) return;
        observer.disconnect();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => drawn();
        // The first task after a frame begins when the frame has been drawn.
        requestAnimationFrame(() => port2.postMessage(null));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true });
      look();
    });
    return performance.now() - begun;
  }, list);
}

/** Puts rows into an empty page as they are, without anything that makes them. @returns ms until they were drawn */
function painted(page: Page, rows: string): Promise<number> {
  return page.evaluate(async (html) => {
    document.body.replaceChildren();
    await new Promise(requestAnimationFrame);
    const begun = performance.now();
    document.body.innerHTML = html;
    await new Promise<void>((drawn) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => drawn();
      requestAnimationFrame(() => port2.postMessage(null));
    });
    return performance.now() - begun;
  }, rows);
}
