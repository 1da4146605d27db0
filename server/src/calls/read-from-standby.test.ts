import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askForJob, jobIn } from '../../testing/callers/jobs.ts';
import { type Person, signIn } from '../../testing/callers/people.ts';
import { type StandbyServer, startStandby } from '../../testing/database/standby-server.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeTestFolder, removeTestFolder } from '../../testing/test-folder.ts';
import { until } from '../../testing/until.ts';
import { openDatabase, type Place } from '../database/open-database.ts';
import { leaderPosition } from '../database/standby/log-position.ts';
import { requiredPositions } from '../database/standby/required-positions.ts';
import { openStandby, type Standby } from '../database/standby/standby.ts';
import { changes } from './announce.ts';
import { listed } from './read-from-standby.ts';

let folder: string;
let leader: Place;
let server: StandbyServer;
let standby: Standby;
let app: TestApp;
let sa: Person;
let count = 0;
const log = recordedLog();

beforeAll(async () => {
  folder = await makeTestFolder();
  leader = await openDatabase({ databaseUrl: undefined, dataDir: folder }, recordedLog());
  server = await startStandby(folder, join(folder, 'standby'));
  standby = openStandby(server.connection, leader, changes, log);
  app = await startTestApp({ database: leader, standby });
  sa = await signIn(app, 'SA');
});
beforeEach(() => {
  count += 1;
});
afterAll(async () => {
  await app.close();
  await standby.close();
  await leader.close();
  await server.kill();
  await removeTestFolder(folder);
});

/** The cookie a change was answered with, as a browser sends it back. */
function cookieOf(headers: Headers): { cookie: string } {
  return { cookie: /^[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '' };
}

async function namesSeen(headers: Record<string, string>, name: string): Promise<unknown[]> {
  const { data } = await sa.post<{ rows: { name: string }[] }>(
    '/customer/get-grid',
    { pageSize: 5, filter: { all: [{ field: 'name', operator: 'is', value: name }] }, total: 'none' },
    headers,
  );
  return data.rows.map((row) => row.name);
}

/** Waits until the standby has all that the leader has, and lets it go no further. */
async function stopFollowing(): Promise<void> {
  const position = await leaderPosition(leader.db);
  await until(async () => {
    const [row] = await server.ask(`select pg_last_wal_replay_lsn() >= '${position}' as "isThere"`);
    return row?.isThere === true;
  }, 'the standby does not follow');
  await server.ask('select pg_wal_replay_pause()');
  await until(async () => {
    const [row] = await server.ask('select pg_get_wal_replay_pause_state() as state');
    return row?.state === 'paused';
  }, 'the standby goes on');
}

const goOnFollowing = () => server.ask('select pg_wal_replay_resume()');

/** Saves a customer that the standby does not hear of. */
async function saveUnheard(): Promise<{ name: string; cookie: { cookie: string } }> {
  const name = `Unheard ${count}`;
  await namesSeen({}, name);
  await stopFollowing();
  const { headers } = await sa.post('/customer/save', { name });
  return { name, cookie: cookieOf(headers) };
}

describe('reading from a standby', () => {
  test('every list it may answer, and the dashboard, can be read from it', async () => {
    for (const noun of listed)
      expect((await sa.post(`/${noun}/get-grid`, { pageSize: 5, total: 'exact' })).result, noun).toBe('success');
    expect((await sa.get('/dashboard/get')).result).toBe('success');
    expect(log.lines).toEqual([]);
  });

  test('a list shows what its reader has just written, every time', async () => {
    for (let round = 0; round < 20; round += 1) {
      const name = `Written ${count} ${round}`;
      const { headers } = await sa.post('/customer/save', { name });
      expect(await namesSeen(cookieOf(headers), name)).toEqual([name]);
    }
  });

  test('a list is read from the standby by whoever wrote nothing, and from the leader by whoever did while the standby is behind', async () => {
    const { name, cookie } = await saveUnheard();
    expect(await namesSeen({}, name)).toEqual([]);
    expect(await namesSeen(cookie, name)).toEqual([name]);
    await goOnFollowing();
  });

  test('nobody is shown for long what is old', async () => {
    const { name } = await saveUnheard();
    await until(async () => (await namesSeen({}, name)).length > 0, 'the standby is read from though it is behind');
    await goOnFollowing();
  });

  test('a record, and what tells of work under way, is read from the leader', async () => {
    await stopFollowing();
    const { data } = await sa.post<{ id: string }>('/customer/save', { name: `Read ${count}` });
    expect((await sa.get(`/customer/get-by-id/${data.id}`)).status).toBe(200);
    const jobId = await askForJob(app, sa);
    const filter = { all: [{ field: 'accountId', operator: 'anyOf', value: [sa.id] }] };
    const jobs = await sa.post<{ rows: { id: string }[] }>('/job/get-grid', { pageSize: 5, filter });
    expect(jobs.data.rows.map(({ id }) => id)).toContain(jobId);
    await goOnFollowing();
  });

  test('a large export holds what was saved before it was asked for, also while the standby is behind', async () => {
    const { name } = await saveUnheard();
    const runner = app.runJobs();
    const input = { wish: { query: {}, columns: ['name'], format: 'csv' }, link: 'http://mandate.example' };
    const id = await askForJob(app, sa, { input });
    await jobIn(sa, id, 'done');
    await runner.stop();
    expect((await sa.get(`/job/get-file/${id}`)).data).toContain(name);
    await goOnFollowing();
  });

  test('lists and the dashboard go on from the leader while the standby is away, and from the standby when it is back', async () => {
    await server.kill();
    expect((await sa.post('/project/get-grid', { pageSize: 5 })).result).toBe('success');
    expect((await sa.get('/dashboard/get')).result).toBe('success');
    await server.start();
    await until(async () => {
      const { name } = await saveUnheard();
      const isSeen = (await namesSeen({}, name)).length > 0;
      await goOnFollowing();
      count += 1;
      return !isSeen;
    }, 'the standby is not read from again');
  });

  test('a cookie that somebody made up changes nothing but where is read', async () => {
    for (const made of ['FFFFFFFF/FFFFFFFF', "0/0'; drop table customers", '', '0/0', 'x'.repeat(500)]) {
      const reply = await sa.post('/customer/get-grid', { pageSize: 1 }, { cookie: `mandate-written=${made}` });
      expect(reply.result, made).toBe('success');
    }
  });

  test('the cookie is given with changes alone, and holds nothing but the place in the log', async () => {
    const change = await sa.post('/customer/save', { name: `Told ${count}` });
    expect(change.headers.get('set-cookie')).toMatch(
      /^mandate-written=[0-9A-F]+\/[0-9A-F]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Strict$/,
    );
    const list = await sa.post('/customer/get-grid', { pageSize: 1 });
    const refused = await sa.post('/customer/save', { name: '' });
    for (const { headers } of [list, refused]) expect(headers.has('set-cookie')).toBe(false);
  });
});

test('whoever was told of something reads all of it, though others may be a moment behind', async () => {
  const required = requiredPositions(leader, changes);
  await until(async () => {
    await leader.pool.query(`select pg_notify($1, $2)`, [changes, JSON.stringify({ accountId: sa.id })]);
    await leader.pool.query('select pg_logical_emit_message(true, $1, $2)', ['test', '']);
    return (await required.of(sa.id)) !== (await required.of('somebody else'));
  }, 'it was not heard');
  await required.close();
});
