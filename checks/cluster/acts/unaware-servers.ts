import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMachine } from '../setup/server-machine.ts';
import { ports } from '../setup/site.ts';
import type { Stage } from './act.ts';

/** How long a server may not know that somebody signed out elsewhere, in ms. */
const lateness = 1_000;
/** Within this time jobs of the exporter change, in ms. */
const patience = 30_000;

/** Asks each server by itself what it has to know from the others, and gives a sentence for each that does not. */
export async function unawareServers(stage: Stage): Promise<string[]> {
  const [lenient, deaf] = await Promise.all([serversThatLetIn(stage), deafServers(stage)]);
  return [
    ...lenient.map((name) => `${name} lets somebody in who signed out elsewhere`),
    ...deaf.map((name) => `${name} does not tell its event streams what others do`),
  ];
}

/** Somebody signs out by one server whom all of them know. */
async function serversThatLetIn({ cluster: { servers }, load }: Stage): Promise<string[]> {
  const visitor = await load.newcomer();
  const ask = () => Promise.all(servers.map((server) => statusAt(server, visitor.token)));
  const before = await ask();
  await visitor.signOut();
  await sleep(lateness);
  const after = await ask();
  return servers.flatMap(({ name }, at) =>
    before[at] === 200 && after[at] === 401 ? [] : [`${name} (${before[at]}, ${after[at]})`],
  );
}

async function statusAt({ address }: ServerMachine, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const asked = { method: 'POST', headers, body: '{}', signal: AbortSignal.timeout(patience) };
  return fetch(`http://${address}:${ports.server}/customer/get-grid`, asked).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Whoever does a job, each server hears of it. */
async function deafServers({ cluster: { servers }, load }: Stage): Promise<string[]> {
  const heard = await Promise.all(servers.map((server) => hearsJobs(server, load.exporter.token)));
  return servers.flatMap(({ name }, at) => (heard[at] ? [] : [name]));
}

async function hearsJobs({ address }: ServerMachine, token: string): Promise<boolean> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patience)]);
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  try {
    const { body } = await fetch(`http://${address}:${ports.server}/event/stream`, { headers, signal });
    for await (const bytes of body ?? []) if (Buffer.from(bytes).includes('event: job')) return true;
    return false;
  } catch {
    return false;
  } finally {
    over.abort();
  }
}
