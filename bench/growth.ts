import type { Entity } from '@mandate/contract/entity.ts';
import { everyList } from './every-list.ts';
import type { Figure } from './figure.ts';
import { startGrown } from './grow-tables.ts';
import { median } from './percentile.ts';
import { say } from './print.ts';
import { ask, type TimedWay, timeWays } from './time-ways.ts';

const sizes = [1_000, 10_000, 100_000, 1_000_000];
const mostMs = 100;
const firstPages = 50;

export const claims = `Every list with every filter and sort alone, from ${sizes[0]} to ${sizes.at(-1)} rows: at most ${mostMs} ms p99.`;

/** What was measured of a list in the database of one size. */
interface Measured {
  size: number;
  rows: number;
  firstPage: number;
  worst: TimedWay;
  ways: number;
}

/** Asks every list of a database of each size in every way. The databases are made at the first run and kept. */
export async function growth(): Promise<Figure[]> {
  const measured = new Map<string, Measured[]>();
  for (const size of sizes) {
    const app = await startGrown(size);
    try {
      for (const entity of await everyList(app.caller)) {
        const { data } = await ask(app.caller, entity, { pageSize: 1, total: 'exact' });
        const times: number[] = [];
        for (let call = -5; call < firstPages; call += 1) {
          const { ms } = await ask(app.caller, entity, {});
          if (call >= 0) times.push(ms);
        }
        const ways = await timeWays(app.caller, entity);
        const [worst] = ways;
        if (!worst) continue;
        const one = { size, rows: data.total ?? 0, firstPage: median(times), worst, ways: ways.length };
        measured.set(entity.name, [...(measured.get(entity.name) ?? []), one]);
        tell(entity, one);
      }
    } finally {
      await app.stop();
    }
  }
  return [...measured].flatMap(([name, all]) => figuresOf(name, all));
}

function tell({ name }: Entity, { size, rows, firstPage, worst, ways }: Measured): void {
  say(
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
      wanted: { most: mostMs },
      points: all.map(({ size, worst }) => [size, worst.p99]),
    },
  ];
}
