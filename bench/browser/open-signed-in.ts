import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import type { Browser, Page } from '@playwright/test';
import type { Caller } from '../caller.ts';
import type { App } from '../process/app-process.ts';
import { watchPaint } from './watch-paint.ts';

/** Builds the web app the benches use. @throws Error when it does not build */
export function buildWeb(): void {
  const build = fileURLToPath(new URL('../../web/build.ts', import.meta.url));
  if (spawnSync(process.execPath, [build], { stdio: 'inherit' }).status !== 0)
    throw new Error('The web app does not build.');
}

/** A page of the application with the administrator signed in, and clocks in it. */
export async function openSignedIn(browser: Browser, { caller, account }: App): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const page = await browser.newPage({ viewport, locale: 'en-GB', baseURL: caller.address });
  await page.addInitScript(watchPaint);
  await page.goto('/session/signin');
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  return page;
}

/**
 * Makes sure that there are projects with the given number of lines.
 * @param name what they are called, before a number
 * @returns their ids
 */
export async function projectsOfLines(caller: Caller, name: string, lines: number, count: number): Promise<string[]> {
  const found = await caller.post<GridPage<{ id: string }>>('/project/get-grid', { search: name, pageSize: 100 });
  const ids = found.data.rows.map(({ id }) => id);
  while (ids.length < count) {
    const body = { name: `${name} ${ids.length + 1}`, isInternal: true, lines: linesOf(lines) };
    ids.push((await caller.post<{ id: string }>('/project/save', body)).data.id);
  }
  return ids.slice(0, count);
}

/** Lines as projects have them: a section for every twenty, services, a text here and there. */
function linesOf(count: number) {
  return Array.from({ length: count }, (_, place) => {
    const id = randomUUID();
    if (place % 20 === 0) return { id, type: 'section', description: `Phase ${place / 20 + 1}` };
    if (place % 20 === 19) return { id, type: 'text', description: `Remark on what stands above, ${place}` };
    const figures = {
      quantity: String(1 + (place % 40)),
      unit: 'day',
      unitPrice: `${900 + ((place * 7) % 400)}.50`,
      unitCost: '610',
    };
    return { id, type: 'service', description: `Service number ${place} of the project`, ...figures };
  });
}
