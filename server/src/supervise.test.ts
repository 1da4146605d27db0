import { afterAll, beforeAll, expect, test } from 'vitest';
import { NotStarted, type ServerProcess, signInTo, startServer } from '../testing/server-process.ts';
import { makeTestFolder, removeTestFolder } from '../testing/test-folder.ts';
import { until } from '../testing/until.ts';
import { foldersIn } from './database/embedded/embedded-folders.ts';
import { readPostmaster } from './database/embedded/postmaster.ts';
import { isProcess } from './database/embedded/stage-folder.ts';

let folder: string;
let server: ServerProcess;

const start = () => startServer({ DATA_DIR: folder, WORKERS: '2' });

beforeAll(async () => {
  folder = await makeTestFolder();
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await removeTestFolder(folder);
});

/** The processes that answered calls so far, as their log tells. */
function answering(): number[] {
  const lines = server
    .output()
    .err.split('\n')
    .filter((line) => line.includes('"replied"'));
  return [...new Set(lines.map((line) => (JSON.parse(line) as { pid: number }).pid))];
}

/** Calls on a connection of its own, until as many processes as wanted have answered calls. */
async function callUntilAnswered(wanted: number): Promise<void> {
  await until(
    async () => {
      await fetch(`${server.url}/account/get-by-id/none`, { headers: { connection: 'close' } });
      return answering().length >= wanted;
    },
    () => `answered by ${answering()}`,
  );
}

test('several processes answer at one address, and are told of once', async () => {
  await callUntilAnswered(2);
  const { out } = server.output();
  expect(out.match(/ready at/g)).toHaveLength(1);
  expect(out.match(/Accounts made just now/g)).toHaveLength(1);
});

test('who is signed in by one process is known to every other, and signed out of all', async () => {
  const person = await signInTo(server.url);
  const apart = { connection: 'close' };
  await until(async () => {
    const { status } = await person.post('/customer/get-grid', { pageSize: 1 }, apart);
    expect(status).toBe(200);
    return answering().length === 2;
  }, 'only one process answered');
  expect((await person.post('/account/revoke-refresh-token', {}, apart)).status).toBe(200);
  // Each call goes to any of the processes.
  let refused = 0;
  await until(async () => {
    const { status } = await person.post('/customer/get-grid', { pageSize: 1 }, apart);
    refused = status === 401 ? refused + 1 : 0;
    return refused === 8;
  }, 'a process still takes the call');
});

test('a process that is killed is replaced, and people go on meanwhile', async () => {
  await callUntilAnswered(2);
  const [killed = 0] = answering();
  process.kill(killed, 'SIGKILL');
  await callUntilAnswered(3);
  expect(server.output().err).toContain('another takes its place');
});

test('all of them end when the product is stopped, and the database with them', async () => {
  expect(await server.stop()).toBe(0);
  expect(answering().filter(isProcess)).toEqual([]);
  expect(await readPostmaster(foldersIn(folder).pgdata)).toBeUndefined();
});

test('none of them outlives the one that keeps them', async () => {
  server = await start();
  await callUntilAnswered(2);
  await server.kill();
  await until(() => !answering().some(isProcess), 'they live on');
});

test('a first process that does not come to work ends the start with its sentence', async () => {
  const environment = { DATABASE_URL: 'postgres://me@127.0.0.1:1/x', DATA_DIR: folder, WORKERS: '2' };
  const failed = await startServer(environment).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(NotStarted);
  expect((failed as NotStarted).code).toBe(1);
  expect((failed as NotStarted).output.err.match(/The database does not answer/g)).toHaveLength(1);
});
