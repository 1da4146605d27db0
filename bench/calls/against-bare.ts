import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { dataFolder } from '../bench-folder.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { type App, startApp } from '../process/app-process.ts';
import type { BareServerWork } from './bare-server.ts';
import { customerSaves } from './customer-saves.ts';
import { listQuery, status } from './list-query.ts';
import { type Asked, load } from './load.ts';
import { projectOf15Lines } from './project-of-15-lines.ts';

const projects = 100_000;
const connections = 16;
const many = 64;
const rounds = 5;
const roundSeconds = 3;
const warmSeconds = 4;
const leastWithMany = 0.95;

export const claims = `A list of 8 columns of ${projects} projects, a customer and a project of 15 lines by id at ${connections} connections: at least 0.65, 0.5 and 0.5 of the requests/s of a bare http + pg server with SQL written by hand; 1,000 saves/s.`;

/** What is asked of both servers: the requests/s that are wanted, and the share of the bare one's. */
interface Comparison {
  what: string;
  least: number;
  leastShare?: number;
  app: Asked;
  bare: Asked;
}

/**
 * Loads the application and the bare server in turn on one database. The load, both servers and PostgreSQL share the machine; only one
 * server is loaded at a time.
 * @param folder of a database of 100,000 projects, if it is not to be the kept one
 */
export async function againstBare([folder]: string[]): Promise<Figure[]> {
  const app = await startApp(folder ?? dataFolder(String(projects)), projects);
  const bare = await startBare(app);
  try {
    const figures: Figure[] = [];
    for (const one of await comparisons(app)) figures.push(...(await compared(one, app, bare.address)));
    return [...figures, await withMany(app)];
  } finally {
    await bare.stop();
    await app.stop();
  }
}

async function comparisons({ caller }: App): Promise<Comparison[]> {
  const { data } = await caller.post<GridPage<{ id: string }>>('/project/get-grid', listQuery);
  if (data.rows.length !== listQuery.pageSize)
    throw new Error(`The list has ${data.rows.length} rows: the database is too small.`);
  // Enough of them that a slow save is over before its customer is saved again.
  const pages = await Promise.all([1, 2].map((page) => customersOn(caller, page)));
  const customers = pages.flat();
  const project = await projectOf15Lines(caller);
  const [customer] = customers;
  const others = customers.slice(200);
  const path = (noun: string, id = '') => `/${noun}/get-by-id/${id}`;
  return [
    {
      what: 'list of 8 columns, filter, sort, exact total',
      // Three times what it was.
      least: 3 * 157,
      leastShare: 0.65,
      app: { method: 'POST', path: '/project/get-grid', body: () => listQuery },
      bare: { method: 'POST', path: '/projects', body: () => ({ status }) },
    },
    {
      what: 'customer by id',
      least: 3 * 716,
      leastShare: 0.5,
      app: { method: 'GET', path: path('customer', customer?.id) },
      bare: { method: 'GET', path: `/customer/${customer?.id}` },
    },
    {
      what: 'project of 15 lines by id',
      least: 3 * 183,
      leastShare: 0.5,
      app: { method: 'GET', path: path('project', project) },
      bare: { method: 'GET', path: `/project/${project}` },
    },
    {
      what: 'customer saved, with history and audit',
      least: 1_000,
      app: await customerSaves(caller, customers.slice(0, 200)),
      bare: {
        method: 'POST',
        path: '/save',
        body: (at) => ({ id: others[at % others.length]?.id, city: `Town ${at}` }),
      },
    },
  ];
}

async function customersOn(caller: App['caller'], page: number): Promise<{ id: string }[]> {
  return (await caller.post<GridPage<{ id: string }>>('/customer/get-grid', { page, pageSize: 200 })).data.rows;
}

async function compared(one: Comparison, app: App, bare: string): Promise<Figure[]> {
  const loadApp = (seconds: number) => load(app.caller.address, one.app, app.caller.headers, seconds, connections);
  const loadBare = (seconds: number) =>
    load(bare, one.bare, { 'content-type': 'application/json' }, seconds, connections);
  await loadApp(warmSeconds);
  await loadBare(warmSeconds);
  const measured: { app: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Who goes first changes, so that a machine that slows down or recovers favours neither.
    const appFirst = round % 2 === 0 ? await loadApp(roundSeconds) : null;
    const ofBare = await loadBare(roundSeconds);
    measured.push({ app: appFirst ?? (await loadApp(roundSeconds)), bare: ofBare });
  }
  const ratios = measured.map((round) => round.app / round.bare);
  const rates = measured.map((round) => round.app);
  return [
    {
      name: one.what,
      unit: '/s',
      figure: median(rates),
      range: [Math.min(...rates), Math.max(...rates)],
      reference: { name: 'bare', figure: median(measured.map((round) => round.bare)) },
      wanted: { least: one.least },
    },
    {
      name: `${one.what}, share of bare`,
      unit: 'times',
      figure: median(ratios),
      range: [Math.min(...ratios), Math.max(...ratios)],
      ...(one.leastShare !== undefined && { wanted: { least: one.leastShare } }),
    },
  ];
}

/** More callers at once than the application takes on: they wait in turn, and none is turned away. */
async function withMany(app: App): Promise<Figure> {
  const list: Asked = { method: 'POST', path: '/project/get-grid', body: () => listQuery };
  const { address, headers } = app.caller;
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const few = await load(address, list, headers, roundSeconds, connections);
    ratios.push((await load(address, list, headers, roundSeconds, many)) / few);
  }
  return {
    name: `list, ${many} connections against ${connections}`,
    unit: 'times',
    figure: median(ratios),
    range: [Math.min(...ratios), Math.max(...ratios)],
    wanted: { least: leastWithMany },
  };
}

async function startBare(app: App): Promise<{ address: string; stop(): Promise<void> }> {
  const { connection } = await app.record(() =>
    app.caller.post('/project/get-grid', { pageSize: 1, search: 'nobody at all' }),
  );
  const { data } = await app.caller.post<GridPage<{ id: string }>>('/account/get-grid', { pageSize: 1 });
  const server = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)));
  server.send({ connection, accountId: data.rows[0]?.id ?? '' } satisfies BareServerWork);
  const [address] = await once(server, 'message');
  return {
    address: String(address),
    async stop() {
      const ended = once(server, 'exit');
      server.disconnect();
      await ended;
    },
  };
}
