import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dataFolder } from '../bench-folder.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { print } from '../print.ts';
import { everyList } from './every-list.ts';
import { startGrown } from './start-grown.ts';
import { ask, type TimedWay, timeWays } from './time-ways.ts';

const sizes = [1_000, 100_000, 1_000_000];
const mostMs = 100;
const firstPages = 50;

export const claims = `Every list with every filter and sort alone, from ${sizes[0]} to ${sizes.at(-1)} rows: at most ${mostMs} ms p99.`;

/** What was measured of a list in the database of one size. */
interface Measured {
  name: string;
  size: number;
  rows: number;
  firstPage: number;
  worst: TimedWay;
  ways: number;
}

/**
 * Asks every list of a database of each size in every way. The databases are made at the first run and kept, and so is what was measured of
 * a list: who stops it may go on within a day.
 */
export async function growth(): Promise<Figure[]> {
  const measured = new Map<string, Measured[]>();
  for (const size of sizes) {
    for (const one of measuredBefore(wholeOf(size)) ?? (await measure(size)))
      measured.set(one.name, [...(measured.get(one.name) ?? []), one]);
  }
  return [...measured].flatMap(([name, all]) => figuresOf(name, all));
}

/** Asks every list of a database of a size, and keeps what each took. */
async function measure(size: number): Promise<Measured[]> {
  const measured = measuredBefore(partOf(size)) ?? [];
  const app = await startGrown(size);
  try {
    for (const entity of await everyList(app.caller)) {
      if (measured.some(({ name }) => name === entity.name)) continue;
      const { data } = await ask(app.caller, entity, { pageSize: 1, total: 'exact' });
      const times: number[] = [];
      for (let call = -5; call < firstPages; call += 1) {
        const { ms } = await ask(app.caller, entity, {});
        if (call >= 0) times.push(ms);
      }
      const ways = await timeWays(app.caller, entity);
      const [worst] = ways;
      if (!worst) continue;
      const { name } = entity;
      const one = { name, size, rows: data.total ?? 0, firstPage: median(times), worst, ways: ways.length };
      measured.push(one);
      writeFileSync(partOf(size), JSON.stringify(measured));
      tell(one);
    }
  } finally {
    await app.stop();
  }
  renameSync(partOf(size), wholeOf(size));
  return measured;
}

/** Where what was measured of a size is kept, once it is all of it. */
function wholeOf(size: number): string {
  return `${dataFolder(`grown-${size}`)}.measured.json`;
}

/** Where it is kept until then. */
function partOf(size: number): string {
  return `${dataFolder(`grown-${size}`)}.measuring.json`;
}

/** What was kept in a file within the last day; null where nothing was. */
function measuredBefore(file: string): Measured[] | null {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return age < 86_400_000 ? (JSON.parse(readFileSync(file, 'utf8')) as Measured[]) : null;
}

function tell({ name, size, rows, firstPage, worst, ways }: Measured): void {
  print(
    `  at ${size}, ${name}: ${rows} rows, page 1 ${firstPage.toFixed(1)} ms, of ${ways} ways the worst ${worst.name} with p99 ${worst.p99.toFixed(0)} ms`,
  );
}

function figuresOf(name: string, all: readonly Measured[]): Figure[] {
  const last = all.at(-1);
  if (!last) return [];
  return [
    { name: `${name}, rows`, unit: 'rows', figure: last.rows, points: all.map(({ size, rows }) => [size, rows]) },
    {
      name: `${name}, page 1`,
      unit: 'ms',
      figure: last.firstPage,
      points: all.map(({ size, firstPage }) => [size, firstPage]),
    },
    {
      name: `${name}, the worst way, p99`,
      note: `${last.worst.name}, of ${last.ways} ways`,
      unit: 'ms',
      figure: last.worst.p99,
      ...(last.size === sizes.at(-1) && { wanted: { most: mostMs } }),
      points: all.map(({ size, worst }) => [size, worst.p99]),
    },
  ];
}
