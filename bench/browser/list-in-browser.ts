import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { GridPage, SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { dataFolder } from '../bench-folder.ts';
import type { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { type App, startApp } from '../process/app-process.ts';
import { ListScreen } from './list-screen.ts';
import { openBrowser } from './open-browser.ts';

const many = 100_000;
const rounds = 15;
const warmRounds = 2;
const mostMs = { search: 300, interaction: 200, back: 100 };

export const claims = `The list of ${many} projects in a browser: typed search at most ${mostMs.search} ms, INP of sort, filter and select at 4x CPU ${mostMs.interaction} ms, back to it ${mostMs.back} ms.`;

interface Row {
  id: string;
  code: string;
  name: string;
  customer: { label: string } | null;
}

/** One of the two lists, and what is asked of it. */
interface Side {
  screen: ListScreen;
  /** Searches that find something, one for each round, with the ids they find. */
  searches: { term: string; found: string[] }[];
  /** Ids of the first page. */
  first: string[];
}

type Times = Record<string, number>;
type Work = (side: Side, round: number) => Promise<Times>;

const works: Work[] = [
  async ({ screen, searches }, round) => {
    const search = searches[round];
    if (!search) throw new Error('The database has too few different words to search for.');
    const { all, afterPause } = await screen.search(search.term, search.found);
    return { 'search, last key to rows': all, 'the same without the pause': afterPause };
  },
  async ({ screen, first }, round) => ({ 'back from a record to rows': await screen.goBack(round, first) }),
  async ({ screen }, round) => ({ 'INP of sort': await screen.sort(round) }),
  async ({ screen }, round) => ({ 'INP of filter': await screen.filter(round) }),
  async ({ screen }, round) => ({ 'INP of a pressed cell': await screen.chooseCell(round) }),
  async ({ screen }) => ({ 'INP of the page size': await screen.choosePageSize() }),
];

const wanted: Times = {
  'search, last key to rows': mostMs.search,
  'back from a record to rows': mostMs.back,
  'INP of sort': mostMs.interaction,
  'INP of filter': mostMs.interaction,
  'INP of a pressed cell': mostMs.interaction,
  'INP of the page size': mostMs.interaction,
};

/**
 * Uses the lists of the sample firm and of 100,000 projects in turn, in one browser.
 * @param folders of the smaller and the larger database, if they are not to be the kept ones
 */
export async function listInBrowser([smallFolder, largeFolder]: string[]): Promise<Figure[]> {
  const build = fileURLToPath(new URL('../../web/build.ts', import.meta.url));
  if (spawnSync(process.execPath, [build], { stdio: 'inherit' }).status !== 0)
    throw new Error('The web app does not build.');
  const apps: App[] = [];
  const browser = await openBrowser();
  try {
    apps.push(await startApp(smallFolder ?? dataFolder('firm'), 'firm'));
    apps.push(await startApp(largeFolder ?? dataFolder(String(many)), many));
    const sides: Side[] = [];
    for (const app of apps) {
      const screen = await ListScreen.open(browser, app);
      sides.push({ screen, ...(await whatToAsk(app.caller)) });
    }
    return figuresOf(await measure(sides));
  } finally {
    await browser.close();
    for (const app of apps) await app.stop();
  }
}

/** Does everything on both sides in turn; the first rounds warm both up. */
async function measure(sides: readonly Side[]): Promise<Map<string, number[][]>> {
  const measured = new Map<string, number[][]>();
  for (const work of works) {
    for (const { screen } of sides) await screen.reset();
    for (let round = 0; round < warmRounds + rounds; round += 1) {
      for (const [place, side] of sides.entries()) {
        const figures = await work(side, round);
        if (round < warmRounds) continue;
        for (const [name, ms] of Object.entries(figures)) {
          const times = measured.get(name) ?? sides.map(() => []);
          times[place]?.push(ms);
          measured.set(name, times);
        }
      }
    }
  }
  return measured;
}

/** What a person feels is judged by the median; the range tells of single rounds that are slower. */
function figuresOf(measured: ReadonlyMap<string, number[][]>): Figure[] {
  return [...measured].map(([name, [reference = [], times = []]]) => {
    const most = wanted[name];
    return {
      name,
      unit: 'ms',
      figure: median(times),
      range: [Math.min(...times), Math.max(...times)],
      reference: { name: 'firm', figure: median(reference) },
      ...(most !== undefined && { wanted: { most } }),
    };
  });
}

async function whatToAsk(caller: Caller): Promise<Pick<Side, 'searches' | 'first'>> {
  const ask = async (query: SentGridQuery) => (await caller.post<GridPage<Row>>('/project/get-grid', query)).data.rows;
  const first = idsOf(await ask({}));
  const searches: Side['searches'] = [];
  const tried = new Set<string>();
  for (let page = 2; searches.length < warmRounds + rounds; page += 1) {
    const rows = await ask({ page, pageSize: 20, total: 'none' });
    if (rows.length === 0) break;
    for (const [place, row] of rows.entries()) {
      const term = termOf(row, place);
      if (term === null || tried.has(term)) continue;
      tried.add(term);
      const found = idsOf(await ask({ search: term }));
      // Rows that are shown before would be right too early.
      if (found[0] !== first[0]) searches.push({ term, found });
    }
  }
  return { first, searches };
}

/** A code, a word of the name or a word of the customer in turn, as far as every keyboard has its letters. */
function termOf({ code, name, customer }: Row, place: number): string | null {
  const text = [code, name, customer?.label ?? ''][place % 3] ?? '';
  const words = text.split(' ').filter((word) => /^[\w-]{4,}$/.test(word));
  return words[place % Math.max(1, words.length)] ?? null;
}

function idsOf(rows: readonly Row[]): string[] {
  return rows.map(({ id }) => id);
}
