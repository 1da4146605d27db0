import type { GridPage } from '@mandate/contract/lists/grid.ts';
import type { Page } from '@playwright/test';
import { dataFolder } from '../bench-folder.ts';
import type { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { startApp } from '../process/app-process.ts';
import { openBrowser } from './open-browser.ts';
import { buildWeb, openSignedIn, projectsOfLines } from './open-signed-in.ts';

const lines = 500;
const rounds = 10;
const warmRounds = 2;
const replyMs = 300;
const mostMs = 100;

export const claims = `A record opened from its list, the reply ${replyMs} ms away: painted within ${mostMs} ms, against opening it by its address.`;

/** A kind of record, and those that are opened: from the list, and by address with no row known. */
interface Side {
  name: string;
  list: string;
  /** Where its records are opened, and what of them says their name. */
  address: string;
  named: string;
  known: Named[];
  unknown: Named[];
}

interface Named {
  id: string;
  name: string;
}

/** Opens customers and projects in turn, with and without their row at hand. @param folder of the database */
export async function openInBrowser([folder]: string[]): Promise<Figure[]> {
  buildWeb();
  const browser = await openBrowser();
  const app = await startApp(folder ?? dataFolder('editor'), 'firm');
  try {
    const sides = [await customers(app.caller), await projects(app.caller)];
    const page = await openSignedIn(browser, app);
    await page.route('**/get-by-id/**', async (route) => {
      await new Promise((over) => setTimeout(over, replyMs));
      await route.continue();
    });
    const figures: Figure[] = [];
    for (const side of sides) figures.push(await measured(page, side));
    return figures;
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function measured(page: Page, side: Side): Promise<Figure> {
  const [fromList, byAddress]: [number[], number[]] = [[], []];
  await page.goto(side.list);
  for (let round = 0; round < warmRounds + rounds; round += 1) {
    const [known, unknown] = [side.known[round], side.unknown[round]];
    if (!known || !unknown) throw new Error('The database has too few records to open.');
    await page.locator(`a[href$="${known.id}"]`).waitFor();
    const times = [await timed(page, side, known, true), await timed(page, side, unknown, false)] as const;
    if (round < warmRounds) continue;
    fromList.push(times[0]);
    byAddress.push(times[1]);
  }
  return {
    name: `${side.name} opened from its list`,
    unit: 'ms',
    figure: median(fromList),
    range: [Math.min(...fromList), Math.max(...fromList)],
    reference: { name: 'by address', figure: median(byAddress) },
    wanted: { most: mostMs },
  };
}

/** Opens a record, waits until all of it is there, and goes back. @returns ms until its name stands there */
async function timed(page: Page, side: Side, { id, name }: Named, isFromList: boolean): Promise<number> {
  const whole = page.waitForResponse((reply) => reply.url().endsWith(id));
  const ms = await page.evaluate(
    async ([address, selector, value, isLink]) => {
      const begun = performance.now();
      const painted = window.paintWatch.textPainted(selector, value);
      if (isLink) document.querySelector<HTMLAnchorElement>(`main a[href="${address}"]`)?.click();
      else {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }
      return (await painted) - begun;
    },
    [`${side.address}/${id}`, side.named, name, isFromList] as const,
  );
  await whole;
  await page.waitForTimeout(300);
  await page.goBack();
  await page.getByRole('grid').waitFor();
  await page.waitForTimeout(300);
  return ms;
}

async function customers(caller: Caller): Promise<Side> {
  const ask = async (page: number) =>
    (await caller.post<GridPage<Named>>('/customer/get-grid', { page, pageSize: 50 })).data.rows;
  const [known, unknown] = [await ask(1), await ask(3)];
  const pages = { list: '/register/customers', address: '/register/customer', named: 'h1' };
  return { name: 'a customer', ...pages, known, unknown };
}

async function projects(caller: Caller): Promise<Side> {
  const named = async (name: string) => {
    const count = warmRounds + rounds;
    await projectsOfLines(caller, name, lines, count);
    const page = await caller.post<GridPage<Named>>('/project/get-grid', { search: name, pageSize: 50 });
    return page.data.rows.slice(0, count);
  };
  const [known, unknown] = [await named('Bench opened project'), await named('Bench other project')];
  const list = '/home/projects?search=Bench+opened+project';
  return { name: `a project of ${lines} lines`, list, address: '/home/project', named: '#field-name', known, unknown };
}
