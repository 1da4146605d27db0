import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, signInTo, startServer } from '../server-process.ts';
import { makeTestFolder, removeTestFolder } from '../test-folder.ts';

const rounds = Number(process.env.ENDURE_ROUNDS ?? 1);
const rows = 1_200;
const minutes = 60_000;

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await makeTestFolder();
  server = await startServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await server.kill();
  await removeTestFolder(folder);
});

type Person = Awaited<ReturnType<typeof signInTo>>;

interface Job {
  state: string;
  done: number;
  attempts: number;
  result: { created?: number; rows?: number } | null;
}

const job = async (person: Person, id: string) => (await person.get(`/job/get-by-id/${id}`)).data as Job;

/** Kills the server at some moment of the job's work, and starts it again. */
async function killDuring(person: Person, id: string): Promise<Person> {
  for (let state = 'queued'; state === 'queued'; state = (await job(person, id)).state) await sleep(5);
  await sleep(Math.random() * 600);
  await server.kill();
  server = await startServer({ DATA_DIR: folder });
  return signInTo(server.url);
}

/** Waits for the end of a job. @param look is asked meanwhile */
async function endOf(person: Person, id: string, look = async () => {}): Promise<Job> {
  for (const until = Date.now() + minutes; Date.now() < until; await sleep(30)) {
    await look();
    const now = await job(person, id);
    if (now.state !== 'queued' && now.state !== 'running') return now;
  }
  throw new Error(`the job is stuck: ${JSON.stringify(await job(person, id))}`);
}

async function totalOf(person: Person, search: string): Promise<number> {
  const { data } = await person.post('/customer/get-grid', { pageSize: 1, search, total: 'exact' });
  return (data as { total: number }).total;
}

/** Brings a file of customers whose names hold a word of its own. */
async function bring(person: Person, word: string): Promise<{ importId: string; mapping: object[] }> {
  const lines = Array.from({ length: rows }, (_, at) => `Customer ${word} ${at},DE`);
  return (await person.sendFile(
    '/customer/prepare-import',
    'customers.csv',
    ['Name,Country', ...lines].join('\n'),
  )) as {
    importId: string;
    mapping: object[];
  };
}

describe('a server that is killed in the middle of long work', () => {
  test.each(['skip', 'stop'])(
    'goes on with an import (%s) when it is back: each row is taken over once, never half of it',
    async (onError) => {
      for (let round = 0; round < rounds; round += 1) {
        const person = await signInTo(server.url);
        const word = randomUUID();
        const { importId, mapping } = await bring(person, word);
        const request = { importId, mapping, matchBy: null, onError, dryRun: false };
        const { data } = await person.post('/customer/import', request);
        const { jobId } = data as { jobId: string };
        const again = await killDuring(person, jobId);
        const seen = new Set<number>();
        const { state, result } = await endOf(again, jobId, async () => {
          seen.add(await totalOf(again, word));
        });
        expect([state, result?.created]).toEqual(['done', rows]);
        expect(await totalOf(again, word)).toBe(rows);
        // All or nothing is never seen in part.
        if (onError === 'stop') expect([...seen].filter((total) => total !== 0 && total !== rows)).toEqual([]);
        const kept = (await again.get(`/customer/get-import/${importId}`)).data;
        expect(kept).toMatchObject({ state: 'done', created: rows, failed: 0 });
      }
    },
    300_000 + rounds * minutes,
  );

  test(
    'makes an export again when it is back: the file is whole',
    async () => {
      const word = randomUUID();
      const first = await signInTo(server.url);
      const { importId, mapping } = await bring(first, word);
      const request = { importId, mapping, matchBy: null, onError: 'skip', dryRun: false };
      const { data } = await first.post('/customer/import', request);
      await endOf(first, (data as { jobId: string }).jobId);
      for (let round = 0; round < rounds; round += 1) {
        const person = await signInTo(server.url);
        const sort = [{ field: 'name', direction: round % 2 ? 'asc' : 'desc' }];
        const asked = await person.post('/customer/export', { query: { search: word, sort }, format: 'csv' });
        const { jobId } = asked.data as { jobId: string };
        const again = await killDuring(person, jobId);
        expect((await endOf(again, jobId)).state).toBe('done');
        const lines = (await again.file(`/job/get-file/${jobId}`)).trim().split('\r\n');
        expect(lines).toHaveLength(rows + 1);
        expect(new Set(lines).size).toBe(rows + 1);
      }
    },
    300_000 + rounds * minutes,
  );
});
