import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldersIn } from '../../src/database/embedded/embedded-folders.ts';
import { superuserConnection } from '../../src/database/embedded/open-keeper.ts';
import { readPostmaster } from '../../src/database/embedded/postmaster.ts';
import { runOn } from '../database/on-server.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { makeTestFolder, removeTestFolder } from '../test-folder.ts';
import { until } from '../until.ts';
import { Visit } from './visit.ts';

/** Turns each person takes; the short form of `npm run endure` takes two minutes, its long one an hour. */
const turns = Number(process.env.ENDURE_ROUNDS ?? 4);
const people = 8;
/** How many of them open a stream of events in each turn: all are of one account, which may have five open. */
const listening = 2;
/** A pool of ten, two that listen and one for the locks of jobs. */
const mostConnections = 13;
/** Whoever soaks it long waits for it, in ms. */
const patience = 300_000 + turns * 10_000;
/** After this many turns everything that is loaded once has been loaded: before that memory grows because work begins. */
const warm = 100;
/** What the last fifth may take above the second. */
const mostGrowth = 1.15;

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await makeTestFolder();
  server = await startServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await server.stop();
  await removeTestFolder(folder);
});

/** A person's turn: what somebody at work does in some minutes. */
async function takeTurn(visit: Visit, person: number, turn: number): Promise<void> {
  const name = `Customer ${turn} of ${person}`;
  const work: [string, string, object?][] = [
    ['POST', '/customer/get-grid', { pageSize: 50, total: 'exact' }],
    ['POST', '/customer/get-grid', { search: `of ${person}` }],
    ['POST', '/project/get-grid', { pageSize: 50, sort: [{ field: 'name', direction: 'asc' }] }],
    ['GET', '/dashboard/get'],
    ['GET', '/control-panel/get'],
    ['POST', '/notification/get-grid', {}],
  ];
  const saved = await visit.call<{ id: string; version: number }>('POST', '/customer/save', { name });
  expect(saved.status).toBe(200);
  const { id, version } = saved.data;
  const again = { id, version, city: `Town ${turn}` };
  work.push(
    ['POST', '/customer/save', again],
    ['GET', `/customer/get-by-id/${id}`],
    ['GET', `/customer/history/${id}`],
  );
  for (const [method, path, body] of work) expect((await visit.call(method, path, body)).status, path).toBe(200);
  if (person < listening) expect(await visit.listen()).toBe(200);
  if (turn % 5 === 0) expect((await visit.call('DELETE', `/customer/remove/${id}`)).status).toBe(200);
}

const pid = () => server.process.pid ?? 0;
const openFiles = () => readdirSync(`/proc/${pid()}/fd`).length;
const resident = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid()}/status`, 'utf8'))?.[1]) / 1024;

async function connections(): Promise<number> {
  const listening = (await readPostmaster(foldersIn(folder).pgdata))?.listening;
  if (!listening) throw new Error('the database does not run');
  const text = `select count(*)::int as count from pg_stat_activity where application_name = 'mandate'`;
  const [row] = await runOn(superuserConnection(listening), text);
  return Number(row?.count);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

// What a process has open is told by Linux.
describe.skipIf(process.platform !== 'linux')('under a mixed load', () => {
  test('every call is answered, nothing stays open, and memory does not grow', { timeout: patience }, async () => {
    const visits = await Promise.all(Array.from({ length: people }, () => Visit.begin(server.url)));
    const all = (turn: number) => Promise.all(visits.map((visit, person) => takeTurn(visit, person, turn)));
    await all(0);
    const files = openFiles();
    const memory: number[] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      await all(turn);
      memory.push(resident());
      expect(await connections()).toBeLessThanOrEqual(mostConnections);
    }
    // As many connections of people and of the pool as after the first turn, and none of a stream that was left.
    await until(
      () => openFiles() <= files + mostConnections,
      () => `${files} files were open, and ${openFiles()} are`,
    );
    if (turns < warm) return;
    const fifth = (at: number) => median(memory.slice((memory.length * at) / 5, (memory.length * (at + 1)) / 5));
    expect(fifth(4), `MB: ${[0, 1, 2, 3, 4].map(fifth).map(Math.round)}`).toBeLessThanOrEqual(mostGrowth * fifth(1));
  });
});
