import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { dataFolder } from '../bench-folder.ts';
import type { Figure } from '../figure.ts';
import { percentile } from '../percentile.ts';
import { print } from '../print.ts';
import { type App, startApp } from '../process/app-process.ts';

const times = 10;
const mostMs = 1_000;
const seconds = 20;
const capacitySeconds = 5;
const atCapacity = 16;
const atOverload = 400;
/** Somebody asks so often, in ms, whether the process lives, and renews a session. */
const probeEvery = 100;

export const claims = `At ${times} times capacity what is taken is answered with a p95 of at most ${mostMs} ms, the rest is sent away with 503 and Retry-After; live is always answered and sessions are renewed.`;

/** A call that the server is loaded with. */
interface Load {
  name: string;
  path: string;
  body: (app: App) => Promise<string>;
}

const lines = Array.from({ length: 150 }, (_, index) => ({
  type: 'service',
  description: `Line ${index}`,
  quantity: '1',
  unit: 'day',
  unitPrice: '900',
}));

const loads: Load[] = [
  { name: 'lists', path: '/project/get-grid', body: async () => JSON.stringify({ pageSize: 50 }) },
  {
    name: 'new projects of 150 lines',
    path: '/project/save',
    body: async () => JSON.stringify({ name: 'Load', isInternal: true, lines }),
  },
  {
    name: 'sign-ins',
    path: '/account/verify-account',
    body: async (app) => JSON.stringify(await somebody(app)),
  },
];

/** Somebody else than who is signed in: signing in again and again ends the sessions before. */
async function somebody({ caller }: App) {
  const username = `load.${Date.now()}@mandate.example`;
  const password = `Kestrel-${randomBytes(12).toString('base64url')}`;
  await caller.post('/api/auth/register', { email: username, username: 'Load', password });
  return { username, password };
}

/**
 * Finds out what the application answers at most, and then sends ten times as much. Load, application and PostgreSQL share the machine.
 * @param folder of the database, if it is not to be the kept one
 */
export async function overload([folder]: string[]): Promise<Figure[]> {
  const app = await startApp(folder ?? dataFolder('overload'), 'firm');
  try {
    const figures: Figure[] = [];
    for (const load of loads) figures.push(...(await measure(app, load)));
    return figures;
  } finally {
    await app.stop();
  }
}

async function measure(app: App, load: Load): Promise<Figure[]> {
  const body = await load.body(app);
  const asked = { path: load.path, body };
  const usual = await run(app, asked, { connections: atCapacity, duration: capacitySeconds });
  const overallRate = Math.ceil((times * usual.taken.length) / capacitySeconds);
  const stopProbing = probe(app);
  const over = await run(app, asked, { connections: atOverload, duration: seconds, overallRate });
  const probes = await stopProbing();
  const again = await run(app, asked, { connections: atCapacity, duration: capacitySeconds });
  print(
    `  ${load.name}: of ${(over.sent / seconds).toFixed(0)} sent a second ${(over.taken.length / seconds).toFixed(0)} taken, ${(over.away / seconds).toFixed(0)} sent away`,
  );
  const p95 = ({ taken }: Outcome) => percentile(taken, 0.95);
  return [
    {
      name: `${load.name}, ${times} times what can be answered, p95`,
      unit: 'ms',
      figure: p95(over),
      reference: { name: 'at capacity', figure: p95(usual) },
      wanted: { most: mostMs },
    },
    { name: `${load.name}, right after it, p95`, unit: 'ms', figure: p95(again) },
    {
      name: `${load.name}, answered with something else`,
      unit: '/s',
      figure: over.other / seconds,
      wanted: { most: 0 },
    },
    ...probes.map(
      ({ what, all, failed }): Figure => ({
        name: `${load.name}, ${what} failed`,
        unit: '%',
        figure: (failed * 100) / all.length,
        wanted: { most: 0 },
      }),
    ),
  ];
}

interface Outcome {
  /** Of what was answered with success, in ms. */
  taken: number[];
  sent: number;
  away: number;
  other: number;
}

async function run(
  app: App,
  { path, body }: { path: string; body: string },
  rest: { connections: number; duration: number; overallRate?: number },
) {
  const { address, headers } = app.caller;
  const outcome: Outcome = { taken: [], sent: 0, away: 0, other: 0 };
  const running = autocannon({ url: address + path, method: 'POST', headers, body, ...rest });
  running.on('response', (_client, status, _bytes, ms) => {
    outcome.sent += 1;
    if (status === 200) outcome.taken.push(ms);
    else if (status === 503 || status === 429) outcome.away += 1;
    else outcome.other += 1;
  });
  const { errors, timeouts } = await running;
  outcome.other += errors + timeouts;
  return outcome;
}

/** Asks whether the process lives and renews a session, over and over. @returns how to stop */
function probe({ caller }: App) {
  const accessToken = caller.headers.authorization?.replace('Bearer ', '');
  const live = { what: 'live', all: [] as number[], failed: 0 };
  const renewal = { what: 'renewing a session', all: [] as number[], failed: 0 };
  let isStopped = false;
  const asking = async (told: typeof live, ask: () => Promise<Response>) => {
    while (!isStopped) {
      const began = performance.now();
      const isAnswered = await ask().then(
        async (reply) => (await reply.text()) !== '' && reply.ok,
        () => false,
      );
      told.all.push(performance.now() - began);
      if (!isAnswered) told.failed += 1;
      await sleep(probeEvery);
    }
  };
  const both = [
    asking(live, () => fetch(`${caller.address}/health/live`)),
    asking(renewal, () =>
      fetch(`${caller.address}/token/refresh-access-token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ accessToken }),
      }),
    ),
  ];
  return async () => {
    isStopped = true;
    await Promise.all(both);
    return [live, renewal];
  };
}
