import type { SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import type { App } from '../process/app-process.ts';
import { startGrown } from './start-grown.ts';
import { ask, timeWays } from './time-ways.ts';

const small = 100_000;
const large = 1_000_000;
const [few, many] = [small, large].map((rows) => rows.toLocaleString('en')) as [string, string];
const mostTimes = 1.5;
const mostMs = 100;
/** What the sample calls one project in fifty thousand. */
const rareWord = 'xylograph';

export const claims = `p50 at ${many} projects at most ${mostTimes} times that at ${few} (page 1, by id, capped count, rare search term); each filter and each sort of them alone at most ${mostMs} ms p99.`;

/** Measures both on two databases, which are made at the first run (some minutes) and kept. */
export async function scale(): Promise<Figure[]> {
  const apps: App[] = [];
  try {
    apps.push(await startGrown(small));
    apps.push(await startGrown(large));
    const callers = apps.map(({ caller }) => caller) as [Caller, Caller];
    const compared = await compare(...callers);
    const [worst, ...others] = await timeWays(callers[1], project);
    if (!worst) throw new Error('Projects are neither filtered nor sorted.');
    return [
      ...compared,
      {
        name: `the worst filter or sort at ${many}, p99`,
        note: `${worst.name}, of ${others.length + 1} ways`,
        unit: 'ms',
        figure: worst.p99,
        wanted: { most: mostMs },
      },
    ];
  } finally {
    for (const app of apps) await app.stop();
  }
}

/** The ids of the 50 projects in the middle of the list. */
async function idsOf(caller: Caller, count: number): Promise<string[]> {
  const { rows } = (await ask(caller, project, { page: count / 100, total: 'none', fields: ['code'] })).data;
  return rows.map(({ id }) => String(id));
}

/** Asks both databases in turn and compares their medians. */
async function compare(ofFew: Caller, ofMany: Caller): Promise<Figure[]> {
  const sides = [
    { caller: ofFew, ids: await idsOf(ofFew, small) },
    { caller: ofMany, ids: await idsOf(ofMany, large) },
  ];
  const asking = (query: SentGridQuery) => (caller: Caller) => ask(caller, project, query);
  const probes: Record<string, (caller: Caller, id: string) => Promise<{ ms: number }>> = {
    'page 1': asking({}),
    'by id': (caller, id) => caller.get(`/project/get-by-id/${id}`),
    'capped count': asking({ pageSize: 1 }),
    'rare search': asking({ search: rareWord }),
  };
  const figures: Figure[] = [];
  for (const [name, probe] of Object.entries(probes)) {
    const times: number[][] = [[], []];
    for (let call = -30; call < 150; call += 1) {
      for (const [side, { caller, ids }] of sides.entries()) {
        const id = ids[Math.abs(call) % ids.length];
        if (id === undefined) throw new Error('The database has no projects.');
        const { ms } = await probe(caller, id);
        // The first calls warm both up.
        if (call >= 0) times[side]?.push(ms);
      }
    }
    const [before, after] = times.map(median) as [number, number];
    const reference = { name: few, figure: before };
    figures.push(
      { name: `${name} at ${many}, p50`, unit: 'ms', figure: after, reference },
      {
        name: `${name} at ${many} against ${few}`,
        unit: 'times',
        figure: after / before,
        wanted: { most: mostTimes },
      },
    );
  }
  return figures;
}
