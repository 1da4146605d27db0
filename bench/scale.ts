import type { GridPage, SentGridQuery } from '@mandate/contract/grid.ts';
import { project } from '@mandate/contract/project/project.ts';
import { type App, startApp } from './app-process.ts';
import { dataFolder } from './bench-folder.ts';
import type { Caller } from './caller.ts';
import { eachFilter, eachSort, type Way } from './each-filter.ts';
import { median, percentile } from './percentile.ts';
import { say, sayTable, verdict } from './print.ts';

const small = 100_000;
const large = 1_000_000;
const mostTimes = 1.5;
const mostMs = 250;
const grid = '/project/get-grid';

export const claims = `p50 at ${large} projects at most ${mostTimes} times that at ${small} (page 1, by id, capped count, rare search term); each filter and each sort alone at most ${mostMs} ms p99.`;

type Row = Record<string, unknown> & { id: string; code: string };

/**
 * Measures both on two databases, which are made at the first run (some minutes) and kept.
 * @param folders of the smaller and the larger database, if they are not to be the kept ones
 */
export async function scale([smallFolder, largeFolder]: string[]): Promise<void> {
  const apps: App[] = [];
  try {
    apps.push(await startApp(smallFolder ?? dataFolder(String(small)), small));
    apps.push(await startApp(largeFolder ?? dataFolder(String(large)), large));
    const [few, many] = apps.map(({ caller }) => caller) as [Caller, Caller];
    await expectProjects(few, small);
    await expectProjects(many, large);
    await compare(few, many);
    await measureWays(many);
  } finally {
    for (const app of apps) await app.stop();
  }
}

async function expectProjects(caller: Caller, count: number): Promise<void> {
  const { total } = (await ask(caller, { pageSize: 1, total: 'exact', deleted: 'include' })).data;
  if ((total ?? 0) < count * 0.99 || (total ?? 0) > count * 1.01)
    throw new Error(`A database of ${count} projects is needed, this one has ${total}.`);
}

function ask(caller: Caller, query: SentGridQuery) {
  return caller.post<GridPage<Row>>(grid, query);
}

/** What the sample calls one project in fifty thousand. */
const rareWord = 'xylograph';

/** Rows from all over the list. */
async function sampleRows(caller: Caller, count: number): Promise<Row[]> {
  const pages = [0.1, 0.5, 0.9].map((share) => Math.round((count * share) / 50));
  const rows: Row[][] = [];
  for (const page of pages) rows.push((await ask(caller, { page, total: 'none' })).data.rows);
  // One of each in turn, so that the first ones already come from everywhere.
  return Array.from({ length: 50 }, (_, index) => rows.flatMap((page) => page[index] ?? [])).flat();
}

/** Asks both databases in turn and compares their medians. */
async function compare(few: Caller, many: Caller): Promise<void> {
  const sides = [
    { caller: few, rows: await sampleRows(few, small) },
    { caller: many, rows: await sampleRows(many, large) },
  ];
  const probes: Record<string, (caller: Caller, row: Row) => Promise<{ ms: number }>> = {
    'page 1': (caller) => ask(caller, {}),
    'by id': (caller, row) => caller.get(`/project/get-by-id/${row.id}`),
    'capped count': (caller) => ask(caller, { pageSize: 1 }),
    'rare search term': (caller) => ask(caller, { search: rareWord }),
  };
  const table = [['', `p50 at ${small}`, `at ${large}`, 'times', '']];
  for (const [name, probe] of Object.entries(probes)) {
    const times: number[][] = [[], []];
    for (let call = -30; call < 150; call += 1) {
      for (const [side, { caller, rows }] of sides.entries()) {
        const row = rows[Math.abs(call) % rows.length];
        if (!row) throw new Error('The database has no projects.');
        const { ms } = await probe(caller, row);
        // The first calls warm both up.
        if (call >= 0) times[side]?.push(ms);
      }
    }
    const [before, after] = times.map(median) as [number, number];
    const ratio = after / before;
    table.push([
      name,
      `${before.toFixed(2)} ms`,
      `${after.toFixed(2)} ms`,
      ratio.toFixed(2),
      verdict(ratio <= mostTimes),
    ]);
  }
  say(`\nAt most ${mostTimes} times is demanded.`);
  sayTable(table);
}

interface Measured {
  name: string;
  p50: number;
  p99: number;
  calls: number;
}

/** Each filter alone with the default sort, and each sort alone, the worst first. */
async function measureWays(caller: Caller): Promise<void> {
  const deleted = (await ask(caller, { deleted: 'only', total: 'none' })).data.rows;
  const ways = [...eachFilter(project, [...(await sampleRows(caller, large)), ...deleted]), ...eachSort(project)];
  const measured: Measured[] = [];
  for (const way of ways) measured.push(await measure(caller, way));
  measured.sort((one, other) => other.p99 - one.p99);
  const missing = measured.filter(({ p99 }) => p99 > mostMs).length;
  say(
    `\n${measured.length} filters and sorts at ${large} projects, the worst first; at most ${mostMs} ms p99 is demanded, ${missing} miss it.`,
  );
  sayTable([
    ['', 'p50', 'p99', 'calls', ''],
    ...measured.map(({ name, p50, p99, calls }) => [
      name,
      `${p50.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      String(calls),
      verdict(p99 <= mostMs),
    ]),
  ]);
}

const mostCalls = 100;
const leastCalls = 20;
const enoughMs = 1_200;

/** Times up to a hundred calls, fewer of slow ones; with fewer than a hundred the p99 is the slowest of them. */
async function measure(caller: Caller, { name, queries }: Way): Promise<Measured> {
  for (const query of queries) await ask(caller, query);
  const times: number[] = [];
  const started = performance.now();
  while (times.length < leastCalls || (times.length < mostCalls && performance.now() - started < enoughMs)) {
    const query = queries[times.length % queries.length];
    if (query) times.push((await ask(caller, query)).ms);
  }
  return { name, p50: median(times), p99: percentile(times, 0.99), calls: times.length };
}
