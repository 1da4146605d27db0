import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { askForJob, heldWork, jobIn } from '../../../testing/callers/jobs.ts';
import { openEventStream, type ReadStream } from '../../../testing/callers/open-event-stream.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';

let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
let ada: Person;
let ben: Person;
const streams: ReadStream[] = [];

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ database: app.database });
  ada = await signIn(app, 'SA', 'Ada');
  ben = await signIn(app, 'SA', 'Ben');
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

async function read(person: Person): Promise<ReadStream> {
  const stream = await openEventStream(app, person.token);
  streams.push(stream);
  return stream;
}

test('progress and end of a job another process does are told to its person and to nobody else', async () => {
  const [stream, silent] = [await read(ada), await read(ben)];
  expect(stream).toMatchObject({ status: 200, type: 'text/event-stream' });
  expect(stream.text()).toMatch(/^retry: \d+\n\n/);
  const held = heldWork();
  const id = await askForJob(other, ada, { about: { format: 'xlsx' } });
  await stream.next(({ event, data }) => event === 'job' && data.state === 'queued' && data.position === 1);
  const runner = other.runJobs({ export: held.work });
  await stream.next(({ event, data }) => event === 'job' && data.state === 'running' && Number(data.done) > 3);
  held.letGo(id);
  const { data } = await stream.next(({ event, data }) => event === 'job' && data.state === 'done');
  expect(data).toEqual(await jobIn(ada, id, 'done'));
  const told = await stream.next(({ event }) => event === 'notification');
  expect(told.data).toMatchObject({ kind: 'jobDone', jobId: id, unread: 1, params: { format: 'xlsx', rows: 10 } });
  await ada.post('/notification/mark-read', { ids: [told.data.id] });
  await stream.next(({ event, data }) => event === 'notification' && data.unread === 0);
  expect(silent.events).toEqual([]);
  await runner.stop();
});

test('a stream ends soon after its session, and one that goes on is told that it lives', async () => {
  const [stream, going] = [await read(ada), await read(ben)];
  const { pool } = app.database;
  await pool.query("update sessions set ended_at = now(), ended_reason = 'test' where account_id = $1", [ada.id]);
  await until(stream.isOver, 'the stream is over');
  expect(going.isOver()).toBe(false);
  expect((await openEventStream(app, ada.token)).status).toBe(401);
});

test('whoever is not signed in gets no stream of events', async () => {
  const response = await fetch(`${app.url}/event/stream`);
  expect(response.status).toBe(401);
  expect((await response.json()).result).toBe('session-expired');
});

test('a person has at most five streams of events at once', async () => {
  for (let count = 0; count < 5; count += 1) expect((await read(ben)).status).toBe(200);
  const refused = await ben.get('/event/stream');
  expect([refused.status, refused.errorCode]).toEqual([429, 'tooManyRequests']);
  expect(refused.headers.get('retry-after')).toBe('30');
  streams.pop()?.close();
  await until(() => streams.length === 4, 'one is closed');
  await expect.poll(async () => (await read(ben)).status).toBe(200);
});

test('when what was said can have been missed, streams end so that browsers come back', async () => {
  const stream = await read(ben);
  await app.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen mandate_changes'",
  );
  await until(stream.isOver, 'the stream is over');
  expect((await read(ben)).status).toBe(200);
});

test('a server that stops ends its streams', async () => {
  const third = await startTestApp({ database: app.database });
  const cleo = await signIn(third, 'EDITOR', 'Cleo');
  const stream = await openEventStream(third, cleo.token);
  expect(stream.status).toBe(200);
  // It would wait for them for ever: nobody else closes them.
  await third.close();
  await until(stream.isOver, 'the stream is over');
});

test('a stream begins with the build of the web app that is served, which its pages carry', async () => {
  const webDir = await mkdtemp(join(tmpdir(), 'mandate-build-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), '<meta name="build" content="__BUILD__" /><script src="/assets/a-1.js">');
  await writeFile(join(webDir, 'public-document.html'), '');
  const served = await startTestApp({ database: app.database, webDir });
  const dora = await signIn(served, 'EDITOR', 'Dora');
  const stream = await openEventStream(served, dora.token);
  const { data } = await stream.next(({ event }) => event === 'version');
  const page = await (await fetch(`${served.url}/home/projects`, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain(`<meta name="build" content="${data.build}" />`);
  stream.close();
  await served.close();
  await rm(webDir, { recursive: true });
});
