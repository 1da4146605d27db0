import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import type { Caller, Timed } from '../caller.ts';
import { median, percentile } from '../percentile.ts';
import { print } from '../print.ts';
import { eachFilter, eachSort, type Way } from './each-filter.ts';

/** How long one way to ask a list takes, in ms. */
export interface TimedWay {
  name: string;
  p50: number;
  p99: number;
}

type Row = Record<string, unknown>;

const firstCalls = 20;
const leastCalls = 2;
/** Where one of the first calls is slower than this, more of them tell whether that was chance. */
const slowMs = 50;
const mostCalls = 100;
const enoughMs = 1_000;

/**
 * Times each filter alone with the usual sort, and each sort alone. The values of the filters come from rows all over the list.
 * @returns the worst first
 */
export async function timeWays(caller: Caller, entity: Entity): Promise<TimedWay[]> {
  const timed: TimedWay[] = [];
  for (const way of [...eachFilter(entity, await sampleRows(caller, entity)), ...eachSort(entity)])
    timed.push(await timeWay(caller, entity, way));
  return timed.sort((one, other) => other.p99 - one.p99);
}

/** Rows of the beginning, the middle and the end of a list, and deleted ones, where it has them. */
async function sampleRows(caller: Caller, entity: Entity): Promise<Row[]> {
  const { total } = (await ask(caller, entity, { pageSize: 1, total: 'exact' })).data;
  const pages = [0.1, 0.5, 0.9].map((share) => 1 + Math.floor(((total ?? 0) * share) / 50));
  const rows: Row[][] = [];
  for (const page of pages) rows.push(await rowsOf(caller, entity, { page, total: 'none' }));
  // One of each in turn, so that the first ones already come from everywhere.
  const places = Array.from({ length: 50 }, (_, place) => place);
  const mixed = places.flatMap((place) => rows.flatMap((page) => page.slice(place, place + 1)));
  if (!('deletedAt' in entity.fields)) return mixed;
  return [...mixed, ...(await ask(caller, entity, { deleted: 'only', total: 'none' })).data.rows];
}

/** Rows far within a list, which come from the disk at first: that may take longer than a call is given. */
async function rowsOf(caller: Caller, entity: Entity, query: Way['queries'][number], tries = 10): Promise<Row[]> {
  try {
    return (await ask(caller, entity, query)).data.rows;
  } catch (error) {
    if (tries === 1) throw error;
    return rowsOf(caller, entity, query, tries - 1);
  }
}

/** Asks a list. */
export function ask(caller: Caller, { name }: Entity, query: Way['queries'][number]): Promise<Timed<GridPage<Row>>> {
  return caller.post(`/${name}/get-grid`, query);
}

/** Times twenty calls, up to a hundred where one is slow, fewer where all are; with fewer than a hundred the p99 is the slowest of them. */
async function timeWay(caller: Caller, entity: Entity, { name, queries }: Way): Promise<TimedWay> {
  const started = performance.now();
  // What takes as long as all of it may is as warm as it gets.
  for (const query of queries) if (performance.now() - started < enoughMs) await timed(caller, entity, query);
  const times: number[] = [];
  const begun = performance.now();
  const isEnough = () => times.length >= (Math.max(...times) > slowMs ? mostCalls : firstCalls);
  while (times.length < leastCalls || (!isEnough() && performance.now() - begun < enoughMs)) {
    const query = queries[times.length % queries.length];
    if (query) times.push(await timed(caller, entity, query));
  }
  return { name, p50: median(times), p99: percentile(times, 0.99) };
}

/** Asks a list. One that is refused, as after the longest time a statement may take, is said and counts for as long as it took. */
async function timed(caller: Caller, entity: Entity, query: Way['queries'][number]): Promise<number> {
  const began = performance.now();
  try {
    return (await ask(caller, entity, query)).ms;
  } catch (error) {
    print(`  ${error instanceof Error ? error.message.slice(0, 300) : error}`);
    return performance.now() - began;
  }
}
