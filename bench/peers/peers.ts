import { readFileSync } from 'node:fs';
import type { GridPage, SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { Caller } from '../caller.ts';
import { listQuery } from '../calls/list-query.ts';
import { type Asked, load } from '../calls/load.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { print } from '../print.ts';

const connections = 16;
const rounds = 5;
const warmSeconds = 4;
const roundSeconds = 4;

export const claims =
  'Other products on the same projects, each loaded in turn with Mandate: MANDATE=<address> npm run bench peers directus=<address> … (peers.md).';

// Upwards, since not every product can put what has no date last when the latest come first.
const query: SentGridQuery = { ...listQuery, sort: [{ field: 'startDate', direction: 'asc' }] };

/** What is asked, and what a true answer has in it. */
const works = ['list', 'customer', 'project'] as const;
type Work = (typeof works)[number];

/** A product as it was started, and how it is asked for what it has; each is a file in the folder `peers`. */
interface Peer {
  name: string;
  address: string;
  headers: Record<string, string>;
  asked: Partial<Record<Work, Asked>>;
}

/** What is asked for: the same records of everybody. */
interface Known {
  customer: string;
  project: string;
  /** What every true answer holds. */
  holds: Record<Work, string[]>;
}

/**
 * Loads Mandate and other products in turn with the same three questions. All of them are started before, on the same data; `peers.md` tells how.
 * @param given the others as `name=address`; `MANDATE` is the address of the application, with `ADMIN_EMAIL` and `ADMIN_PASSWORD`
 */
export async function peers(given: string[]): Promise<Figure[]> {
  const caller = new Caller(process.env.MANDATE ?? 'http://127.0.0.1:3000');
  await caller.signIn(process.env.ADMIN_EMAIL ?? '', process.env.ADMIN_PASSWORD ?? '');
  try {
    const known = await whatIsKnown(caller);
    const others = given.map((one) => peerOf(one, known));
    const figures: Figure[] = [];
    for (const work of works) figures.push(...(await compared(work, [mandate(caller, known), ...others], known)));
    return figures;
  } finally {
    caller.close();
  }
}

async function whatIsKnown(caller: Caller): Promise<Known> {
  const { data } = await caller.post<GridPage<{ id: string; code: string }>>('/project/get-grid', query);
  const customers = await caller.post<GridPage<{ id: string; code: string }>>('/customer/get-grid', {});
  const [first] = data.rows;
  const [customer] = customers.data.rows;
  const lines = Array.from({ length: 15 }, (_, at) => ({
    ...{ type: 'service', description: `Work ${at}`, quantity: '2', unit: 'day', unitPrice: String(900 + at) },
  }));
  const saved = await caller.post<{ id: string }>('/project/save', { name: 'Read by id', isInternal: true, lines });
  if (!first || !customer) throw new Error('There are no projects.');
  return {
    customer: customer.id,
    project: saved.data.id,
    holds: { list: [first.code, String(data.total)], customer: [customer.code], project: ['Work 0', 'Work 14'] },
  };
}

function mandate({ address, headers }: Caller, { customer, project }: Known): Peer {
  return {
    name: 'Mandate',
    address,
    headers,
    asked: {
      list: { method: 'POST', path: '/project/get-grid', body: () => query },
      customer: { method: 'GET', path: `/customer/get-by-id/${customer}` },
      project: { method: 'GET', path: `/project/get-by-id/${project}` },
    },
  };
}

/** @param given `directus=http://127.0.0.1:8055`; the token is in `DIRECTUS_TOKEN` */
function peerOf(given: string, { customer, project }: Known): Peer {
  const [name = '', address = ''] = given.split(/=(.*)/s);
  const text = readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8');
  const token = process.env[`${name.toUpperCase()}_TOKEN`] ?? '';
  const filled = text.replaceAll('{customer}', customer).replaceAll('{project}', project).replaceAll('{token}', token);
  type Told = Partial<Record<Work, { method: 'GET' | 'POST'; path: string; body?: unknown }>>;
  const { headers, ...told } = JSON.parse(filled) as { headers: Record<string, string> } & Told;
  const asked = Object.entries(told).map(([work, { method, path, body }]) => {
    return [work, { method, path, ...(body !== undefined && { body: () => body }) }];
  });
  return {
    name,
    address,
    headers: { 'content-type': 'application/json', ...headers },
    asked: Object.fromEntries(asked),
  };
}

/** Loads all that are asked for a work in turn; the first is what the others are compared with. */
async function compared(work: Work, all: readonly Peer[], { holds }: Known): Promise<Figure[]> {
  const measured = new Map<Peer, number[]>();
  for (const peer of all) {
    const asked = peer.asked[work];
    if (!asked) continue;
    await expectTrue(peer, asked, holds[work]);
    await load(peer.address, asked, peer.headers, warmSeconds, connections);
    measured.set(peer, []);
  }
  for (let round = 0; round < rounds; round += 1) {
    // Who goes first changes, so that a machine that slows down or recovers favours nobody.
    const turn = round % 2 === 0 ? [...measured] : [...measured].reverse();
    for (const [peer, rates] of turn)
      rates.push(await load(peer.address, peer.asked[work] as Asked, peer.headers, roundSeconds, connections));
  }
  const own = median(measured.get(all[0] as Peer) ?? []);
  return [...measured].map(([{ name }, rates], at) => ({
    name: `${work}, ${name}`,
    unit: '/s',
    figure: median(rates),
    range: [Math.min(...rates), Math.max(...rates)],
    ...(at > 0 && { reference: { name: 'Mandate', figure: own } }),
  }));
}

/** Asks once, and looks whether the answer has in it what was asked for. */
async function expectTrue(
  { name, address, headers }: Peer,
  { method, path, body }: Asked,
  holds: readonly string[],
): Promise<void> {
  const reply = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body(0)) }) });
  const text = await reply.text();
  const missing = holds.filter((part) => !text.includes(part));
  if (missing.length > 0) throw new Error(`${name} answered without ${missing.join(' and ')}: ${text.slice(0, 500)}`);
  print(`  ${name}: ${(text.length / 1_000).toFixed(1)} KB`);
}
