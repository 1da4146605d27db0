import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../bench-folder.ts';
import type { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { print } from '../print.ts';
import { type App, startApp } from '../process/app-process.ts';

const projects = 100_000;
const rounds = 15;
const mostMs = 1000;
const lookEvery = 1000;

export const claims = `Dashboard and control panel within ${mostMs / 1000} s at ${projects} projects.`;

const list = '50 projects of the list';

/** What is asked in turn. */
const calls: Record<string, (caller: Caller) => Promise<{ ms: number }>> = {
  [list]: (caller) => caller.post('/project/get-grid', {}),
  'dashboard, 12 months beside 12': (caller) => caller.get('/dashboard/get?compare=previous'),
  'dashboard, 60 months beside 60': (caller) => caller.get(`/dashboard/get?${lastYears(5)}&compare=previous`),
  'revenue of 12 months explained': (caller) => caller.get('/dashboard/explain?figure=plannedRevenue'),
  'quality of data explained': (caller) => caller.get('/dashboard/explain?figure=dataQuality'),
  'control panel': (caller) => caller.get('/control-panel/get'),
};

/** The query that asks for the months of a number of years up to the current one. */
function lastYears(count: number): string {
  const now = new Date();
  const from = new Date(Date.UTC(now.getUTCFullYear() - count, now.getUTCMonth() + 1, 1));
  return `from=${from.toISOString().slice(0, 10)}&to=${now.toISOString().slice(0, 10)}`;
}

/**
 * Waits until the figures are prepared, then asks for dashboard and control panel beside a plain list.
 * @param folder of the database, if it is not to be the kept one
 */
export async function dashboardBench([folder]: string[]): Promise<Figure[]> {
  const app = await startApp(folder ?? dataFolder(String(projects)), projects);
  try {
    await untilPrepared(app);
    const all = { ...calls, ...(await pageOfCustomer(app)) };
    const measured = new Map<string, number[]>(Object.keys(all).map((name) => [name, []]));
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, call] of Object.entries(all)) {
        const { ms } = await call(app.caller);
        if (round > 0) measured.get(name)?.push(ms);
      }
    }
    return figuresOf(measured);
  } finally {
    await app.stop();
  }
}

/** The page of the customer that is planned to bring in most. */
async function pageOfCustomer({ caller }: App): Promise<typeof calls> {
  const { data } = await caller.get<{ byCustomer: { id: string | null }[] }>('/dashboard/get');
  const id = data.byCustomer.find((one) => one.id !== null)?.id;
  if (!id) throw new Error('No customer has a project.');
  return { 'page of a customer': (one) => one.get(`/customer/get-overview/${id}`) };
}

/** Tells how long the figures took to be prepared since the application was ready, and what a list took meanwhile. */
async function untilPrepared({ caller }: App): Promise<void> {
  const started = performance.now();
  const lists: number[] = [];
  for (;;) {
    const { data } = await caller.get<{ isBehind: boolean }>('/dashboard/get');
    if (!data.isBehind) break;
    lists.push((await caller.post('/project/get-grid', {})).ms);
    await sleep(lookEvery);
  }
  if (lists.length === 0) return;
  const seconds = (performance.now() - started) / 1000;
  print(`  prepared in ${seconds.toFixed(0)} s; a list took ${median(lists).toFixed(1)} ms meanwhile`);
}

function figuresOf(measured: ReadonlyMap<string, number[]>): Figure[] {
  const reference = { name: 'list', figure: median(measured.get(list) ?? []) };
  return [...measured].map(([name, times]) => ({
    name,
    unit: 'ms' as const,
    figure: median(times),
    range: [Math.min(...times), Math.max(...times)] as const,
    ...(name !== list && { reference, wanted: { most: mostMs } }),
  }));
}
