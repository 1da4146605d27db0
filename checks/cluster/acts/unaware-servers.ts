import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from '../load/visitor.ts';
import type { ServerMachine } from '../setup/server-machine.ts';
import { ports } from '../setup/site.ts';
import type { Stage } from './act.ts';

/** How long a server may not know that somebody signed out elsewhere, in ms. */
const lateness = 1_000;
const patience = 30_000;

/** Asks each server by itself what it has to know from the others, and gives a sentence for each that does not. */
export async function unawareServers({ cluster: { servers }, load }: Stage): Promise<string[]> {
  const visitor = await load.newcomer();
  return [...(await deafServers(servers, visitor)), ...(await lenientServers(servers, visitor))];
}

/** Whichever does somebody's job, each of them tells the streams of that person. */
async function deafServers(servers: readonly ServerMachine[], visitor: Visitor): Promise<string[]> {
  const streams = servers.map((server) => openStream(server, visitor.token));
  try {
    await Promise.all(streams.map(({ begun }) => begun));
    await visitor.call({ path: '/customer/export', purpose: 'write', body: { query: {}, format: 'csv' } });
    const until = Date.now() + patience;
    while (Date.now() < until && !streams.every(({ text }) => isTold(text()))) await sleep(50);
    return servers.flatMap(({ name }, at) => {
      const text = streams[at]?.text() ?? '';
      return isTold(text) ? [] : [`${name} does not tell its event streams what others do: ${JSON.stringify(text)}`];
    });
  } finally {
    for (const { close } of streams) close();
  }
}

function isTold(text: string): boolean {
  return text.includes('event: job');
}

/** A stream of events at one server. */
function openStream({ address }: ServerMachine, token: string) {
  let text = '';
  const begun = Promise.withResolvers<void>();
  const headers = { authorization: `Bearer ${token}` };
  const asked = get({ host: address, port: ports.server, path: '/event/stream', headers, agent: false }, (reply) => {
    reply.setEncoding('utf8').on('data', (some: string) => {
      text += some;
      begun.resolve();
    });
  });
  asked.on('error', () => begun.resolve());
  asked.on('close', () => begun.resolve());
  return { begun: begun.promise, text: () => text, close: () => void asked.destroy() };
}

/** Somebody signs out by one server whom all of them know. */
async function lenientServers(servers: readonly ServerMachine[], visitor: Visitor): Promise<string[]> {
  const ask = () => Promise.all(servers.map((server) => statusAt(server, visitor.token)));
  const before = await ask();
  await visitor.signOut();
  await sleep(lateness);
  const after = await ask();
  return servers.flatMap(({ name }, at) => {
    const [once, now] = [before[at], after[at]];
    return once === 200 && now === 401
      ? []
      : [`${name} answers ${once} before and ${now} after somebody signed out elsewhere`];
  });
}

/** What a server answers somebody's call. */
function statusAt({ address }: ServerMachine, token: string): Promise<number> {
  return new Promise((settle) => {
    const headers = { authorization: `Bearer ${token}` };
    const path = '/mail-server/get';
    const asked = get(
      { host: address, port: ports.server, path, headers, agent: false, timeout: patience },
      (reply) => {
        reply.resume();
        settle(reply.statusCode ?? 0);
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => settle(0));
  });
}
