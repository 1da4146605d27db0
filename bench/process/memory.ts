import { readFileSync } from 'node:fs';
import autocannon, { type Request } from 'autocannon';
import { dataFolder } from '../bench-folder.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { type App, startApp } from './app-process.ts';

const projectCount = 100_000;
const connections = 16;
const lookEvery = 2_000;
const stayEvery = 30_000;
const mostMegabytes = 200;
/** What the last fifth may have above the second, which is the first that is warm. */
const mostGrowth = 1.05;

export const claims = `A mixed load of ${connections} connections: at most ${mostMegabytes} MB resident after it, no more at its end than when it was warm.`;

/** Loads the application for ten minutes with lists, searches, records by id and saves, and looks at its memory. @param folder of the database */
export function memory([folder]: string[]): Promise<Figure[]> {
  return loadedFor(10, folder);
}

/** The same for an hour. @param folder of the database */
export function memoryForAnHour([folder]: string[]): Promise<Figure[]> {
  return loadedFor(60, folder);
}

async function loadedFor(minutes: number, folder: string | undefined): Promise<Figure[]> {
  const app = await startApp(folder ?? dataFolder(String(projectCount)), projectCount);
  const points: [number, number][] = [];
  try {
    const requests = await mixed(app);
    const began = performance.now();
    const look = () => points.push([(performance.now() - began) / 60_000, residentMegabytes(app.pid)]);
    const looking = setInterval(look, lookEvery);
    // Whoever asks signs in again in time: an hour is longer than a token lives.
    const staying = setInterval(() => app.caller.get('/notification/get-unread').catch(() => undefined), stayEvery);
    const result = await autocannon({ url: app.caller.address, connections, duration: minutes * 60, requests });
    clearInterval(looking);
    clearInterval(staying);
    const failed = result.non2xx + result.errors + result.timeouts;
    const rate = result.requests.average;
    return figuresOf(minutes, points, rate, failed / (rate * minutes * 60));
  } finally {
    await app.stop();
  }
}

interface Versioned {
  id: string;
  version: number;
}

/** A request before it is known who sends it: what they are signed in with changes while the load lasts. */
type Unsigned = Omit<Request, 'headers'>;

/** Six lists, two searches, six records by id and two saves, as people at work ask for them. */
async function mixed({ caller }: App): Promise<Request[]> {
  const rowsOf = async (noun: string) =>
    (await caller.post<{ rows: Versioned[] }>(`/${noun}/get-grid`, { pageSize: 200 })).data.rows;
  const [projects, customers] = [await rowsOf('project'), await rowsOf('customer')];
  const [projectIds, customerIds] = [projects, customers].map((rows) => rows.map(({ id }) => id)) as [
    string[],
    string[],
  ];
  const list = (noun: string, query: object): Unsigned => ({
    method: 'POST',
    path: `/${noun}/get-grid`,
    body: JSON.stringify({ pageSize: 50, ...query }),
  });
  let at = 0;
  const record = (noun: string, ids: readonly string[]): Unsigned => ({
    method: 'GET',
    path: '/',
    setupRequest: (request) => {
      at += 1;
      return { ...request, path: `/${noun}/get-by-id/${ids[at % ids.length]}` };
    },
  });
  const versions = new Map(customers.map(({ id, version }) => [id, version]));
  const save: Unsigned = {
    method: 'POST',
    path: '/customer/save',
    setupRequest: (request) => {
      at += 1;
      const id = customerIds[at % customerIds.length] ?? '';
      return { ...request, body: JSON.stringify({ id, version: versions.get(id), city: `Town ${at}` }) };
    },
    onResponse: (status, reply) => {
      if (status !== 200) return;
      const { id, version } = (JSON.parse(reply) as { data: Versioned }).data;
      versions.set(id, version);
    },
  };
  const active = { all: [{ field: 'status', operator: 'anyOf', value: ['active'] }] };
  const requests = [
    list('project', {}),
    record('project', projectIds),
    list('project', { filter: active, sort: [{ field: 'startDate', direction: 'desc' }], total: 'exact' }),
    record('customer', customerIds),
    list('project', { search: 'portal' }),
    record('project', projectIds),
    save,
    list('customer', {}),
    record('customer', customerIds),
    list('project', { pageSize: 200 }),
    record('project', projectIds),
    list('customer', { search: 'gmbh' }),
    record('project', projectIds),
    list('personnel', {}),
    save,
    list('project', { page: 40, sort: [{ field: 'name', direction: 'asc' }] }),
  ];
  return requests.map((request) => ({
    ...request,
    headers: {},
    setupRequest(asked) {
      const { 'content-type': type = '', ...signedIn } = caller.headers;
      const headers = request.method === 'GET' ? signedIn : { ...signedIn, 'content-type': type };
      return { ...(request.setupRequest?.(asked) ?? asked), headers };
    },
  }));
}

function figuresOf(minutes: number, points: readonly [number, number][], rate: number, failed: number): Figure[] {
  const fifth = (from: number) =>
    median(
      points.filter(([minute]) => minute >= minutes * from && minute < minutes * (from + 0.2)).map(([, mb]) => mb),
    );
  const all = points.map(([, mb]) => mb);
  return [
    {
      name: `resident at the end of ${minutes} minutes`,
      unit: 'MB',
      figure: fifth(0.8),
      range: [Math.min(...all), Math.max(...all)],
      wanted: { most: mostMegabytes },
      points,
    },
    {
      name: `the end of ${minutes} minutes against their second fifth`,
      unit: 'times',
      figure: fifth(0.8) / fifth(0.2),
      wanted: { most: mostGrowth },
    },
    { name: `calls of the load of ${minutes} minutes`, unit: '/s', figure: rate },
    { name: `calls sent away or failed in ${minutes} minutes`, unit: '%', figure: failed * 100, wanted: { most: 0.1 } },
  ];
}

/** What a process has in the memory of the machine; Linux tells it. */
function residentMegabytes(pid: number): number {
  const [, kilobytes = 'NaN'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1_024) / 1e6;
}
