import { availableParallelism, cpus } from 'node:os';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { dataFolder } from '../bench-folder.ts';
import { listQuery } from '../calls/list-query.ts';
import { type Asked, load } from '../calls/load.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { type App, startApp } from './app-process.ts';

const projects = 100_000;
const connections = 16;
const rounds = 5;
const roundSeconds = 4;
const [least, leastWithRoom] = [0.9, 1.5];
/** PostgreSQL and the load take a core each. */
const coresWithRoom = 4;

export const claims = `Lists and customers by id at ${connections} connections, by two servers and by one with WORKERS=2, beside one process on the same database: at least ${least} of it, and ${leastWithRoom} where a core is free.`;

/** One way to serve, and the addresses of it. */
interface Way {
  name: string;
  apps: App[];
}

/**
 * Loads one process, two servers and two workers in turn. All of them run all the time, on one database; only one way is loaded at a time.
 * @param folder of a database of 100,000 projects, if it is not to be the kept one
 */
export async function workers([folder = dataFolder(String(projects))]: string[]): Promise<Figure[]> {
  const started: App[] = [];
  const begin = async (count: number, environment: Record<string, string> = {}) => {
    const apps: App[] = [];
    for (let at = 0; at < count; at += 1) apps.push(await startApp(folder, projects, environment));
    started.push(...apps);
    return apps;
  };
  try {
    const one: Way = { name: 'one process', apps: await begin(1) };
    const others: Way[] = [
      { name: 'two servers', apps: await begin(2) },
      { name: 'WORKERS=2', apps: await begin(1, { WORKERS: '2' }) },
    ];
    const [first] = one.apps;
    const { data } = (await first?.caller.post<GridPage<{ id: string }>>('/customer/get-grid', { pageSize: 1 })) ?? {};
    const id = data?.rows[0]?.id ?? '';
    const asked: [string, Asked][] = [
      ['list of 8 columns', { method: 'POST', path: '/project/get-grid', body: () => listQuery }],
      ['customer by id', { method: 'GET', path: `/customer/get-by-id/${id}` }],
    ];
    const figures: Figure[] = [];
    for (const [what, call] of asked) figures.push(...(await compared(what, call, one, others)));
    return figures;
  } finally {
    for (const app of started) await app.stop();
  }
}

async function compared(what: string, call: Asked, one: Way, others: Way[]): Promise<Figure[]> {
  const ways = [one, ...others];
  const rates = new Map<Way, number[]>(ways.map((way) => [way, []]));
  const busy = new Map<Way, number[]>(ways.map((way) => [way, []]));
  for (const way of ways) await loaded(way, call);
  for (let round = 0; round < rounds; round += 1) {
    // Who goes first changes, so that a machine that slows down or recovers favours none.
    for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
      const measured = await loaded(way, call);
      rates.get(way)?.push(measured.rate);
      busy.get(way)?.push(measured.busy);
    }
  }
  const ofOne = rates.get(one) ?? [];
  const cores = availableParallelism();
  return others.map((way) => {
    const shares = (rates.get(way) ?? []).map((rate, round) => rate / (ofOne[round] ?? rate));
    const used = Math.round(median(busy.get(way) ?? []) * 100);
    const usedByOne = Math.round(median(busy.get(one) ?? []) * 100);
    return {
      name: `${what}, ${way.name} against one process`,
      unit: 'times',
      figure: median(shares),
      range: [Math.min(...shares), Math.max(...shares)],
      wanted: { least: cores >= coresWithRoom ? leastWithRoom : least },
      note: `${cores} cores, ${used} % of them busy; ${usedByOne} % with one process, ${Math.round(median(ofOne))}/s`,
    };
  });
}

/** Loads all servers of a way at once, each over its part of the connections. @returns requests/s of all, and the part of the machine that was busy */
async function loaded({ apps }: Way, call: Asked): Promise<{ rate: number; busy: number }> {
  const before = cpuTimes();
  const rates = await Promise.all(
    apps.map(({ caller }) => load(caller.address, call, caller.headers, roundSeconds, connections / apps.length)),
  );
  const after = cpuTimes();
  return {
    rate: rates.reduce((sum, rate) => sum + rate, 0),
    busy: 1 - (after.idle - before.idle) / (after.all - before.all),
  };
}

function cpuTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((each) => Object.values(each))) };
}
