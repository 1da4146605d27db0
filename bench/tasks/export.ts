import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { dataFolder } from '../bench-folder.ts';
import type { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { print } from '../print.ts';
import { type App, startApp } from '../process/app-process.ts';
import type { Recorded } from '../process/record-queries.ts';

const projects = 50_000;
const mostSeconds = 10;
const mostMegabytes = 100;
const rounds = 3;
const lookEvery = 50;
const lists = 300;
const formats = ['csv', 'xlsx'] as const;

export const claims = `An export of ${projects} projects within ${mostSeconds} s and with at most ${mostMegabytes} MB more memory, CSV and XLSX.`;

interface Round {
  seconds: number;
  megabytes: number;
  heapMegabytes: number;
  /** Of the file. */
  size: number;
  bareSeconds: number;
}

/**
 * Exports every project, again and again, beside reading the same rows through a cursor with nothing but `pg`.
 * @param folder of the database, if it is not to be the kept one
 */
export async function exportBench([folder]: string[]): Promise<Figure[]> {
  const app = await startApp(folder ?? dataFolder(String(projects)), projects);
  try {
    const { connection } = await app.record(() => app.caller.post('/project/get-grid', { pageSize: 200 }));
    // As in an application that is in use: code is loaded, and the memory that any work takes is taken.
    for (let page = 1; page <= lists; page += 1) await app.caller.post('/project/get-grid', { page, pageSize: 200 });
    const measured = new Map<string, Round[]>(formats.map((format) => [format, []]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const format of formats) {
        const one = await exportOnce(app, connection, format, round);
        measured.get(format)?.push(one);
        const { seconds, megabytes, heapMegabytes, size, bareSeconds } = one;
        print(
          `  round ${round}, ${format}: ${seconds.toFixed(1)} s, bare ${bareSeconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB more resident, ${heapMegabytes.toFixed(0)} MB more heap, a file of ${(size / 1e6).toFixed(1)} MB`,
        );
      }
    }
    return figuresOf(measured);
  } finally {
    await app.stop();
  }
}

async function exportOnce(app: App, connection: Recorded['connection'], format: string, round: number): Promise<Round> {
  const bareSeconds = await readBare(connection);
  let seconds = 0;
  let size = 0;
  const { before, most, heapBefore, mostHeap } = await app.watchMemory(async () => {
    const started = performance.now();
    // Sorted otherwise each time: the same request would not be another job while one is open.
    const sort = [{ field: 'code', direction: round % 2 ? 'asc' : 'desc' }];
    const { data } = await app.caller.post<{ jobId: string }>('/project/export', { query: { sort }, format });
    await untilDone(app.caller, data.jobId);
    seconds = (performance.now() - started) / 1000;
    size = await download(app.caller, data.jobId);
  });
  const [megabytes, heapMegabytes] = [(most - before) / 1e6, (mostHeap - heapBefore) / 1e6];
  return { seconds, megabytes, heapMegabytes, size, bareSeconds };
}

async function untilDone(caller: Caller, jobId: string): Promise<void> {
  for (;;) {
    const { data } = await caller.get<{ state: string; result: { rows: number } | null }>(`/job/get-by-id/${jobId}`);
    if (data.state === 'done') {
      if (data.result?.rows !== projects)
        throw new Error(`${projects} projects are needed, ${data.result?.rows} were there.`);
      return;
    }
    if (data.state !== 'queued' && data.state !== 'running') throw new Error(`The export is ${data.state}.`);
    await sleep(lookEvery);
  }
}

/** @returns the size of the file in bytes */
async function download({ address, headers }: Caller, jobId: string): Promise<number> {
  const response = await fetch(`${address}/job/get-file/${jobId}`, { headers });
  let size = 0;
  for await (const piece of response.body ?? []) size += piece.length;
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  return size;
}

/** Reads the same rows as they are in their table, 500 at a time, and writes them as JSON for nobody. @returns seconds */
async function readBare(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(connection);
  await client.connect();
  const started = performance.now();
  let length = 0;
  await client.query('begin isolation level repeatable read read only');
  await client.query(
    'declare bare no scroll cursor for select * from projects where deleted_at is null order by code desc, id desc',
  );
  for (;;) {
    const { rows } = await client.query('fetch 500 from bare');
    if (rows.length === 0) break;
    length += JSON.stringify(rows).length;
  }
  await client.query('commit');
  const seconds = (performance.now() - started) / 1000;
  await client.end();
  if (length === 0) throw new Error('There are no projects.');
  return seconds;
}

function figuresOf(measured: ReadonlyMap<string, Round[]>): Figure[] {
  return [...measured].flatMap(([format, of]): Figure[] => {
    // The first round warms up what has never run; memory is taken by that one first of all.
    const warm = of.slice(1);
    const seconds = warm.map((round) => round.seconds);
    const memory = of.map((round) => round.megabytes);
    const name = `${projects.toLocaleString('en')} projects as ${format.toUpperCase()}`;
    return [
      {
        name,
        unit: 's',
        figure: median(seconds),
        range: [Math.min(...seconds), Math.max(...seconds)],
        reference: { name: 'bare', figure: median(warm.map((round) => round.bareSeconds)) },
        wanted: { most: mostSeconds },
      },
      {
        name: `${name}, more memory at most`,
        unit: 'MB',
        figure: Math.max(...memory),
        range: [Math.min(...memory), Math.max(...memory)],
        wanted: { most: mostMegabytes },
      },
    ];
  });
}
