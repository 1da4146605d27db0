import pg from 'pg';
import type { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import type { App } from '../process/app-process.ts';

const rounds = 15;

/** How many times as long as statements written by hand a call may take. */
export const most = 2;

/** A call, and the statements an engineer would write for what it tells. */
export interface Comparison {
  name: string;
  call: (caller: Caller) => Promise<{ ms: number }>;
  byHand: readonly string[];
}

/** Connects to the database an application works on. Whoever asks ends the connection. */
export async function sameDatabase(app: App): Promise<pg.Client> {
  const { connection } = await app.record(() => app.caller.post('/project/get-grid', { search: 'nobody at all' }));
  const client = new pg.Client(connection);
  await client.connect();
  return client;
}

/** Makes a call and its statements in turn, and gives the median of the call in ms beside that of the statements. */
export async function compared({ name, call, byHand }: Comparison, caller: Caller, client: pg.Client): Promise<Figure> {
  const [times, own]: [number[], number[]] = [[], []];
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const { ms } = await call(caller);
    const started = performance.now();
    for (const text of byHand) await client.query(text);
    const taken = performance.now() - started;
    if (round === 0) continue;
    times.push(ms);
    own.push(taken);
  }
  const reference = { name: 'by hand', figure: median(own) };
  return {
    name,
    unit: 'ms',
    figure: median(times),
    range: [Math.min(...times), Math.max(...times)],
    reference,
    wanted: { most: reference.figure * most },
  };
}
