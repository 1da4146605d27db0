import type pg from 'pg';
import type { Caller } from '../caller.ts';
import type { Comparison } from '../calls/comparison.ts';
import type { Figure } from '../figure.ts';
import { median, percentile } from '../percentile.ts';

const rounds = 100;
const warmUp = 5;

/** A call that has to be answered within a time, and what an engineer would write for the same work. */
export interface Demanded extends Omit<Comparison, 'byHand'> {
  byHand: (client: pg.Client, round: number) => Promise<unknown>;
  /** The longest it may take, in ms, at p99. */
  mostMs: number;
}

/** Makes a call and the work by hand in turn, and gives the p99 of the call, and its median beside that of the work. */
export async function besideByHand(
  { name, call, byHand, mostMs }: Demanded,
  caller: Caller,
  client: pg.Client,
): Promise<Figure[]> {
  const [times, own]: [number[], number[]] = [[], []];
  for (let round = -warmUp; round < rounds; round += 1) {
    const { ms } = await call(caller);
    const started = performance.now();
    await byHand(client, round + warmUp);
    const taken = performance.now() - started;
    if (round < 0) continue;
    times.push(ms);
    own.push(taken);
  }
  const range = [Math.min(...times), Math.max(...times)] as const;
  const reference = { name: 'by hand', figure: median(own) };
  return [
    { name: `${name}, p50`, unit: 'ms', figure: median(times), range, reference },
    { name: `${name}, p99`, unit: 'ms', figure: percentile(times, 0.99), wanted: { most: mostMs } },
  ];
}
