import type { Page } from '@playwright/test';
import { dataFolder } from '../bench-folder.ts';
import type { Figure } from '../figure.ts';
import { percentile } from '../percentile.ts';
import { startApp } from '../process/app-process.ts';
import { openBrowser } from './open-browser.ts';
import { buildWeb, openSignedIn, projectsOfLines } from './open-signed-in.ts';
import { emptyPage, type Place, typeInto } from './typed-places.ts';

const lines = 1000;
const rounds = 5;
const words = 'a text of some length ';
const mostMs = 16;

export const claims = `Typing in a project of ${lines} lines: from a key to its paint at most ${mostMs} ms, against an empty page.`;

/** Types into a field and into a cell of a large project and into an empty page, in turn. @param folder of the database */
export async function typingInBrowser([folder]: string[]): Promise<Figure[]> {
  buildWeb();
  const browser = await openBrowser();
  const app = await startApp(folder ?? dataFolder('editor'), 'firm');
  try {
    const [id] = await projectsOfLines(app.caller, `Bench ${lines} lines`, lines, 1);
    const page = await openSignedIn(browser, app);
    await page.goto(`/home/project/${id}`);
    await page.getByRole('grid').getByRole('gridcell').nth(20).waitFor();
    return await measured(await emptyPage(browser), [fieldOf(page), cellOf(page)]);
  } finally {
    await browser.close();
    await app.stop();
  }
}

function fieldOf(page: Page): Place {
  const field = page.getByRole('textbox', { name: 'Customer reference' });
  return { name: 'a text field', page, begin: () => field.click(), end: () => field.fill('') };
}

function cellOf(page: Page): Place {
  const cell = page.getByRole('gridcell', { name: 'Service number 5 of the project', exact: true });
  return {
    name: 'a cell of the grid',
    page,
    begin: async () => {
      await cell.click();
      await page.keyboard.press('F2');
      await page.getByRole('grid').getByRole('combobox').waitFor();
    },
    end: () => page.keyboard.press('Escape'),
  };
}

async function measured(empty: Place, places: readonly Place[]): Promise<Figure[]> {
  const times = new Map([empty, ...places].map((place): [Place, number[]] => [place, []]));
  // The first round warms all of them up.
  for (let round = -1; round < rounds; round += 1) {
    for (const [place, taken] of times) {
      const typed = await typeInto(place, words);
      if (round >= 0) taken.push(...typed);
    }
  }
  const p95 = (place: Place) => percentile(times.get(place) ?? [], 0.95);
  return places.map((place) => ({
    name: `a key in ${place.name}, p95`,
    unit: 'ms',
    figure: p95(place),
    range: [Math.min(...(times.get(place) ?? [])), Math.max(...(times.get(place) ?? []))],
    reference: { name: empty.name, figure: p95(empty) },
    wanted: { most: mostMs },
  }));
}
