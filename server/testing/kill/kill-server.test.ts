import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbedded } from '../../src/database/embedded/embedded.ts';
import { foldersIn } from '../../src/database/embedded/embedded-folders.ts';
import { readPostmaster } from '../../src/database/embedded/postmaster.ts';
import { recordedLog } from '../recorded-log.ts';
import { NotStarted, type ServerProcess, signInTo, startServer } from '../server-process.ts';
import { makeTestFolder, removeTestFolder } from '../test-folder.ts';

const rounds = Number(process.env.ENDURE_ROUNDS ?? 1);
const startsTogether = process.env.ENDURE_ROUNDS === undefined ? 2 : 20;
const minutes = 60_000;

let folder: string;
let running: ServerProcess[] = [];

// Each test has a folder and servers of its own, which end with it however it ends.
beforeEach(async () => {
  folder = await makeTestFolder();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  await removeTestFolder(folder);
});

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: folder, ...environment });
  running.push(server);
  return server;
}

async function stop(server: ServerProcess, how: 'stop' | 'kill' = 'stop'): Promise<number | null> {
  running = running.filter((each) => each !== server);
  return server[how]();
}

type Person = Awaited<ReturnType<typeof signInTo>>;

/** A save on its way: what was sent under which key, and what came back if anything did. */
interface Attempt {
  path: string;
  key: string;
  body: { name: string; lines?: object[] };
  reply: { id: string; version: number; lines?: unknown[] } | null;
}

const line = (index: number) => ({
  type: 'service',
  description: `Line ${index}`,
  quantity: '1',
  unit: 'day',
  unitPrice: '10',
});

let made = 0;

function nextAttempt(): Attempt {
  const name = `Kept ${randomUUID()}`;
  const lines = Array.from({ length: 20 }, (_, index) => line(index));
  made += 1;
  const isProject = made % 2 === 0;
  const body = isProject ? { name, isInternal: true, lines } : { name };
  return { path: isProject ? '/project' : '/customer', key: randomUUID(), body, reply: null };
}

const send = (person: Person, attempt: Attempt) =>
  person.post(`${attempt.path}/save`, attempt.body, { 'idempotency-key': attempt.key });

/** Writes without a pause until the server is gone. */
async function writeUntilKilled(person: Person, attempts: Attempt[]): Promise<void> {
  for (;;) {
    const attempt = nextAttempt();
    attempts.push(attempt);
    try {
      const { status, data } = await send(person, attempt);
      expect(status).toBe(200);
      attempt.reply = data as Attempt['reply'];
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

/** How many of the saves were acknowledged. */
const acknowledgedOf = (attempts: Attempt[]) => attempts.filter(({ reply }) => reply !== null).length;

async function expectKept(person: Person, attempts: Attempt[]): Promise<void> {
  for (const { path, body, reply } of attempts) {
    if (!reply) continue;
    const { status, data } = await person.get(`${path}/get-by-id/${reply.id}`);
    expect(status, `${path} ${body.name}`).toBe(200);
    expect(data).toEqual(reply);
  }
}

/** What got no answer is repeated under its key: made once, with all its lines, whether or not it had been made. */
async function expectRepeatable(person: Person, attempts: Attempt[]): Promise<void> {
  for (const attempt of attempts.filter(({ reply }) => reply === null)) {
    const { data: before } = await person.post(`${attempt.path}/get-grid`, { search: attempt.body.name });
    for (const row of (before as { rows: { id: string }[] }).rows) {
      const { data } = await person.get(`${attempt.path}/get-by-id/${row.id}`);
      expect((data as { lines?: unknown[] }).lines?.length).toBe(attempt.body.lines?.length);
    }
    const { status, data } = await send(person, attempt);
    expect(status).toBe(200);
    expect((data as { lines?: unknown[] }).lines?.length).toBe(attempt.body.lines?.length);
    const { data: after } = await person.post(`${attempt.path}/get-grid`, { search: attempt.body.name });
    expect(after).toMatchObject({ total: 1, rows: [{ id: (data as { id: string }).id }] });
  }
}

describe('a server that is killed while people save', () => {
  test(
    'starts again with everything it acknowledged, and nothing half done',
    async () => {
      let server = await start();
      for (let round = 0; round < rounds; round += 1) {
        const attempts: Attempt[] = [];
        const person = await signInTo(server.url);
        const writers = [1, 2, 3, 4].map(() => writeUntilKilled(person, attempts));
        // In the middle of work: at least one save is acknowledged, four are on their way at any moment.
        await expect.poll(() => acknowledgedOf(attempts)).toBeGreaterThan(round % 8);
        await sleep(Math.random() * 20);
        await stop(server, 'kill');
        await Promise.all(writers);
        server = await start();
        const again = await signInTo(server.url);
        await expectKept(again, attempts);
        await expectRepeatable(again, attempts);
      }
      expect(await stop(server)).toBe(0);
    },
    300_000 + rounds * minutes,
  );
});

describe('two servers started together on one data folder', () => {
  test(
    'both serve the same records, or one says why it does not',
    async () => {
      for (let round = 0; round < startsTogether; round += 1) {
        const results = await Promise.allSettled([start(), start()]);
        const servers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
        expect(servers.length).toBeGreaterThan(0);
        for (const result of results) {
          if (result.status === 'fulfilled') continue;
          expect(result.reason).toBeInstanceOf(NotStarted);
          const { code, output } = result.reason as NotStarted;
          expect([code, output.err.trim().split('\n').at(-1)]).toEqual([
            1,
            expect.stringMatching(/^The .*DATABASE_URL.*\.$/),
          ]);
        }
        const people = await Promise.all(servers.map(({ url }) => signInTo(url)));
        for (const writer of people) {
          const { status, data } = await writer.post('/customer/save', { name: `Together ${round}` });
          expect(status).toBe(200);
          for (const reader of people) {
            const { id } = data as { id: string };
            expect((await reader.get(`/customer/get-by-id/${id}`)).data).toEqual(data);
          }
        }
        for (const server of servers) expect(await stop(server)).toBe(0);
      }
    },
    300_000 + startsTogether * minutes,
  );
});

/** Lets customers be written only while nobody holds the lock 77, which this connection takes: no limit on waiting for locks ends it. */
const holdCustomers = `
  create function wait_for_77() returns trigger language plpgsql as $$
    begin while not pg_try_advisory_xact_lock(77) loop perform pg_sleep(0.02); end loop; return new; end $$;
  create trigger held before insert on customers for each row execute function wait_for_77();
  select pg_advisory_lock(77)`;

/** Whether a server takes calls; one that stops answers 503 or not at all. */
async function isReady({ url }: ServerProcess): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

describe('a server that is asked to stop', () => {
  test('ends well, and its database with it', async () => {
    const server = await start();
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    expect(await stop(server)).toBe(0);
    expect(await readPostmaster(foldersIn(folder).pgdata)).toBeUndefined();
  });

  test('finishes the calls it has taken', async () => {
    const server = await start();
    const person = await signInTo(server.url);
    // Customers are written no faster than this connection lets go, so the save is under way when the server is asked to stop.
    const embedded = await openEmbedded({ dir: folder, log: recordedLog() });
    const holder = new Client(embedded.connection);
    await holder.connect();
    try {
      await holder.query(holdCustomers);
      const saving = person.post('/customer/save', { name: 'On its way' });
      const waiting = "select 1 from pg_stat_activity where wait_event = 'PgSleep'";
      await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1);
      const stopped = stop(server);
      await expect.poll(() => isReady(server)).toBe(false);
      await holder.query('select pg_advisory_unlock(77)');
      expect((await saving).status).toBe(200);
      expect(await stopped).toBe(0);
      const { rows } = await holder.query("select name from customers where name = 'On its way'");
      expect(rows).toHaveLength(1);
    } finally {
      await holder.end();
      await embedded.close();
    }
  });
});

describe('a server in a bad environment', () => {
  test('says one sentence for each fault and does not start', async () => {
    const wrong = { PORT: 'many', ADMIN_EMAIL: 'nobody', SAMPLE_DATA: 'some', DATABASE_URL: 'mysql://x' };
    const failure = await startServer(wrong).then(
      () => null,
      (error: unknown) => error as NotStarted,
    );
    expect(failure?.code).toBe(1);
    expect(failure?.output.out).toBe('');
    const sentences = failure?.output.err.trim().split('\n') ?? [];
    expect(sentences.map((sentence) => sentence.split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort());
    for (const sentence of sentences) expect(sentence).toMatch(/\.$/);
    expect(failure?.output.err).not.toContain('mysql');
  });

  test('says which database does not answer, without its password', async () => {
    const failure = await startServer({ DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/none' }).then(
      () => null,
      (error: unknown) => error as NotStarted,
    );
    expect(failure?.code).toBe(1);
    expect(failure?.output.err).toContain('DATABASE_URL');
    expect(failure?.output.err).not.toContain('hunter2');
    expect(failure?.output.err).not.toContain('    at ');
  });
});
