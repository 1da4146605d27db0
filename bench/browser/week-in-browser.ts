import { randomUUID } from 'node:crypto';
import { weekOf } from '@mandate/contract/time/week.ts';
import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import type { Page } from '@playwright/test';
import { dataFolder } from '../bench-folder.ts';
import type { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { median, percentile } from '../percentile.ts';
import { startApp } from '../process/app-process.ts';
import { openBrowser } from './open-browser.ts';
import { buildWeb, openSignedIn } from './open-signed-in.ts';
import { emptyPage, pressAgain, typeInto } from './typed-places.ts';

const lines = 40;
const [rounds, warmRounds] = [8, 2];
const [readyMs, keyMs] = [300, 50];
const moves = 12;
/** A row with this many rows above and below it. */
const middle = 20;
const thisWeek = weekOf(new Date().toISOString().slice(0, 10), 1);

export const claims = `A week of ${lines} lines in a browser: painted within ${readyMs} ms of its data, from a key to its letter and from cell to cell within ${keyMs} ms p95, against a table written by hand and an empty page.`;

/** Goes from week to week of somebody who books on many lines, types into cells and moves about. @param folder of the database */
export async function weekInBrowser([folder]: string[]): Promise<Figure[]> {
  buildWeb();
  const browser = await openBrowser();
  const app = await startApp(folder ?? dataFolder('editor'), 'firm');
  try {
    await openMonths(app.caller);
    const personnelId = await bookedPerson(app.caller);
    const empty = await emptyPage(browser);
    const page = await openSignedIn(browser, app);
    await page.goto(`/home/week?person=${personnelId}`);
    await page.getByRole('grid', { name: 'The week' }).waitFor();
    const taken = {
      ready: [] as number[],
      byHand: [] as number[],
      keys: [] as number[],
      plain: [] as number[],
      cells: [] as number[],
    };
    for (let round = 0; round < warmRounds + rounds; round += 1) {
      const { ready, week } = await earlierWeek(page);
      const byHand = await tableByHand(empty.page, week);
      const keys = await typeInto(cellOf(page, middle), '12:30 12:30 12:30');
      const plain = await typeInto(empty, '12:30 12:30 12:30');
      await cellOf(page, middle).begin();
      await page.keyboard.press('Escape');
      const cells = await pressAgain(page, round % 2 === 0 ? 'ArrowDown' : 'ArrowUp', moves);
      if (cells.length < moves) throw new Error('Not every key went to another cell.');
      if (round < warmRounds) continue;
      taken.ready.push(ready);
      taken.byHand.push(byHand);
      taken.keys.push(...keys);
      taken.plain.push(...plain);
      taken.cells.push(...cells);
    }
    const p95 = (times: readonly number[]) => percentile([...times], 0.95);
    const range = (times: readonly number[]) => [Math.min(...times), Math.max(...times)] as const;
    const typed = { name: 'a key in an empty page', figure: p95(taken.plain) };
    return [
      {
        ...{
          name: 'from the data of a week to its paint',
          unit: 'ms',
          figure: median(taken.ready),
          range: range(taken.ready),
        },
        reference: { name: 'a table written by hand', figure: median(taken.byHand) },
        wanted: { most: readyMs },
      },
      {
        ...{ name: 'a key in a cell, p95', unit: 'ms', figure: p95(taken.keys), range: range(taken.keys) },
        reference: typed,
        wanted: { most: keyMs },
      },
      {
        ...{ name: 'from a cell to the next, p95', unit: 'ms', figure: p95(taken.cells), range: range(taken.cells) },
        reference: typed,
        wanted: { most: keyMs },
      },
    ];
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** Opens the months again that the sample closed, as far as it is booked in them. */
async function openMonths(caller: Caller): Promise<void> {
  for (;;) {
    const { closedUntil } = (await caller.get<{ closedUntil: string | null }>('/period/get')).data;
    if (closedUntil === null || closedUntil < addDays(thisWeek, -7 * (warmRounds + rounds))) return;
    await caller.post('/period/reopen', { until: closedUntil, reason: 'Measured' });
  }
}

/** Takes somebody into the firm who booked a quarter of an hour on each line of a project every Monday. */
async function bookedPerson(caller: Caller): Promise<string> {
  const person = {
    firstName: 'Bench',
    lastName: `Week ${Date.now()}`,
    workEmail: `bench.${Date.now()}@mandate.example`,
    weeklyHours: '40',
    hiredOn: addDays(thisWeek, -400),
  };
  const { data: worker } = await caller.post<{ id: string }>('/personnel/save', person);
  const sold = {
    type: 'service',
    unit: 'hour',
    quantity: '400',
    unitPrice: '90',
    unitCost: '50',
    personnelId: worker.id,
  };
  const dates = {
    startDate: addDays(thisWeek, -200),
    endDate: addDays(thisWeek, 200),
    quoteValidUntil: addDays(thisWeek, 100),
  };
  const wanted = {
    ...{ name: `Bench week ${Date.now()}`, isInternal: true, projectManagerId: worker.id, ...dates },
    lines: Array.from({ length: lines }, (_, place) => ({
      ...sold,
      description: `Service number ${place} of the week`,
    })),
  };
  let { data: project } = await caller.post<{ id: string; version: number }>('/project/save', wanted);
  for (const to of ['quoted', 'approved']) {
    const step = { to, version: project.version, acknowledged: ['costMissing'] };
    ({ data: project } = await caller.post<{ id: string; version: number }>(`/project/transition/${project.id}`, step));
  }
  const { data: stored } = await caller.get<{ lines: { id: string }[] }>(`/project/get-by-id/${project.id}`);
  for (let week = 0; week <= warmRounds + rounds; week += 1)
    await caller.post('/entry/save-many', {
      entries: stored.lines.map(({ id }) => ({
        ...{ id: randomUUID(), personnelId: worker.id, lineId: id },
        ...{ date: addDays(thisWeek, -7 * week), seconds: 900 },
      })),
    });
  return worker.id;
}

/** Goes to the week before. @returns ms from its data to its paint, and the data */
async function earlierWeek(page: Page): Promise<{ ready: number; week: WeekDetail }> {
  await page.bringToFront();
  const reply = page.waitForResponse((one) => one.url().includes('/week/get?'));
  const painted = page.evaluate(async () => {
    // The week that is shown goes before the one that is awaited comes.
    const shown = document.querySelector('h1')?.textContent;
    while (document.querySelector('h1')?.textContent === shown) await new Promise(requestAnimationFrame);
    return window.paintWatch.textPainted('tbody > tr:last-child > .total', '0:15');
  });
  await page.getByRole('button', { name: 'Week before' }).click();
  const { data } = (await (await reply).json()) as { data: WeekDetail };
  const at = await painted;
  const loaded = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .findLast(({ name }) => name.includes('/week/get?')) as PerformanceResourceTiming,
  );
  return { ready: at - loaded.responseEnd, week: data };
}

/** Paints the same week as a plain table. @returns ms from its data to its paint */
function tableByHand(page: Page, week: WeekDetail): Promise<number> {
  return page.evaluate(async (json) => {
    const begun = performance.now();
    const { days, rows } = JSON.parse(json) as WeekDetail;
    const hours = (seconds: number) =>
      seconds === 0 ? '' : `${Math.floor(seconds / 3600)}:${String((seconds / 60) % 60).padStart(2, '0')}`;
    const table = document.createElement('table');
    for (const { line, entries } of rows) {
      const row = table.insertRow();
      row.insertCell().textContent = line.label;
      for (const { date } of days) {
        const seconds = entries.reduce((sum, entry) => sum + (entry.date === date ? entry.seconds : 0), 0);
        row.insertCell().textContent = hours(seconds);
      }
    }
    document.querySelector('table')?.remove();
    document.querySelector('main')?.append(table);
    const last = `tr:last-child > td:nth-child(2)`;
    const at = await window.paintWatch.textPainted(last, table.querySelector(last)?.textContent ?? '');
    return at - begun;
  }, JSON.stringify(week));
}

/** The cell of a line on a Tuesday. */
function cellOf(page: Page, row: number) {
  const cell = page.locator(`[data-row="${row}"][data-day="1"]`);
  return {
    ...{ name: 'a cell of the week', page },
    begin: async () => {
      await cell.click();
      await page.keyboard.press('F2');
      await cell.getByRole('textbox').waitFor();
    },
    end: () => page.keyboard.press('Escape'),
  };
}
