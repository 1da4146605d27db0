import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo } from '../../../testing/callers/call.ts';
import { openEventStream } from '../../../testing/callers/open-event-stream.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer } from '../../../testing/callers/records.ts';
import { openSilentProxy } from '../../../testing/database/silent-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { recordedLog } from '../../../testing/recorded-log.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readUntil, until } from '../../../testing/until.ts';
import { connect } from '../../database/connection/connect.ts';
import { watchedDatabase } from '../../database/connection/watched-database.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { type Metrics, openMetrics } from './open-metrics.ts';

let database: TestDatabase;
let metrics: Metrics;
let app: TestApp;
let sa: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  metrics = openMetrics(database);
  app = await startTestApp({ database, watchers: [metrics.watch] });
  sa = await signIn(app, 'SA');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** The value of one series; undefined where there is none. */
function sampleOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

/** Collects until a series is as it should be: what is told of a reply is told after it. */
function untilCounted(series: string, value: number): Promise<string> {
  return readUntil(
    () => metrics.collect(),
    (text) => sampleOf(text, series) === value,
    series,
  );
}

describe('the metrics of calls', () => {
  test('count and time them by pattern, method and status', async () => {
    const { id } = await saveCustomer(sa);
    await sa.get(`/customer/get-by-id/${id}`);
    await sa.get(`/customer/get-by-id/${id}`);
    await sa.get(`/customer/get-by-id/${uuidV7()}`);
    const of = (status: number) => `{method="GET",route="/customer/get-by-id/:id",status="${status}"}`;
    const text = await untilCounted(`mandate_calls_total${of(404)}`, 1);
    expect(sampleOf(text, `mandate_calls_total${of(200)}`)).toBe(2);
    expect(sampleOf(text, `mandate_call_duration_seconds_count${of(200)}`)).toBe(2);
    expect(sampleOf(text, `mandate_call_duration_seconds_sum${of(200)}`)).toBeGreaterThan(0);
    expect(text).toContain('mandate_calls_total{method="POST",route="/customer/save",status="200"} 1');
  });

  test('have one series for whatever no route answers', async () => {
    const nobody = callsTo(app);
    for (const path of ['/no/such/call', `/${uuidV7()}`, '/%7Bcurly%7D?a=b']) await nobody.get(path);
    await untilCounted('mandate_calls_total{method="GET",route="none",status="404"}', 3);
  });

  test('count refusals by code', async () => {
    const nobody = callsTo(app);
    await nobody.get('/customer/get-by-id/x');
    await sa.post('/customer/save', { name: '' });
    await untilCounted('mandate_refusals_total{code="validationFailed"}', 1);
    const text = await untilCounted('mandate_refusals_total{code="sessionExpired"}', 1);
    expect(text).toContain('mandate_refusals_total{code="callNotFound"} 3');
    // An alert looks for its first increase.
    expect(text).toContain('mandate_refusals_total{code="serverError"} 0');
  });

  test('count those whose caller went away before there was an answer', async () => {
    const { pool } = database;
    const holder = await pool.connect();
    try {
      await holder.query('begin; lock table customers');
      const leaving = new AbortController();
      const headers = { authorization: `Bearer ${sa.token}`, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: '{}', signal: leaving.signal };
      const asked = fetch(`${app.url}/customer/get-grid`, init).catch((error: Error) => error.name);
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await until(async () => (await pool.query(waiting)).rows.length > 0, 'the call waits for the table');
      leaving.abort();
      expect(await asked).toBe('AbortError');
      await untilCounted('mandate_calls_total{method="POST",route="/customer/get-grid",status="aborted"}', 1);
    } finally {
      // Not used again: its transaction is open.
      holder.release(true);
    }
  });

  test('tell how many event streams are open, and time none of them', async () => {
    const stream = await openEventStream(app, sa.token);
    expect(sampleOf(await metrics.collect(), 'mandate_event_streams')).toBe(1);
    stream.close();
    const text = await untilCounted('mandate_calls_total{method="GET",route="/event/stream",status="200"}', 1);
    expect(text).not.toContain('mandate_call_duration_seconds_count{method="GET",route="/event/stream"');
    await untilCounted('mandate_event_streams', 0);
  });

  test('hold no id, no address, no token and nothing that was sent', async () => {
    const nobody = callsTo(app);
    const { id } = await saveCustomer(sa, { name: 'Marker Ltd' });
    await sa.get(`/customer/get-by-id/${id}?marker=1`);
    await nobody.post('/account/verify-account', { username: 'marker@mandate.example', password: 'marker' });
    await nobody.get(`/marker/${id}`);
    const signIn = 'mandate_calls_total{method="POST",route="/account/verify-account",status="400"}';
    const text = await untilCounted(signIn, 1);
    expect(text).not.toMatch(/marker|@|[0-9a-f]{8}-[0-9a-f]{4}|\?/i);
    for (const secret of [...app.secrets, id, sa.id, sa.email]) expect(text).not.toContain(secret);
  });
});

test('the metrics of calls tell how many were sent away, and those have no duration', async () => {
  const none = { atOnce: 1, waitMs: 0, waiting: 0, few: 0 };
  const busy = openMetrics(database);
  const admission = { work: none, session: none, password: none };
  const crowded = await startTestApp({ database, admission, watchers: [busy.watch] });
  const person = await signIn(crowded, 'SA', 'Somebody in a crowd');
  const replies = await Promise.all(Array.from({ length: 40 }, () => person.post('/customer/get-grid', {})));
  const away = replies.filter(({ status }) => status === 503).length;
  const labels = '{method="POST",route="/customer/get-grid"';
  const text = await readUntil(
    () => busy.collect(),
    (found) =>
      (sampleOf(found, `mandate_calls_total${labels},status="503"}`) ?? 0) +
        (sampleOf(found, `mandate_calls_total${labels},status="200"}`) ?? 0) ===
      40,
    'all calls are counted',
  );
  await crowded.close();
  expect(away).toBeGreaterThan(0);
  expect(sampleOf(text, 'mandate_calls_sent_away_total{lane="work"}')).toBe(away);
  expect(sampleOf(text, 'mandate_refusals_total{code="serverBusy"}')).toBe(away);
  expect(text).not.toContain(`mandate_call_duration_seconds_count${labels},status="503"}`);
});

describe('the metrics of a process', () => {
  test('tell its connections to the database, its memory, its event loop and its version', async () => {
    const one = await database.pool.connect();
    const text = await metrics.collect();
    one.release();
    expect(sampleOf(text, 'mandate_database_pool_connections{state="inUse"}')).toBeGreaterThan(0);
    expect(sampleOf(text, 'mandate_database_pool_connections_max')).toBe(10);
    expect(sampleOf(text, 'mandate_database_pool_waiting')).toBe(0);
    expect(text).toMatch(/^mandate_build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
    expect(sampleOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_eventloop_utilization_histogram_count'])
      expect(sampleOf(text, name), name).toBeGreaterThanOrEqual(0);
  });
});

describe('the metrics of what waits', () => {
  test('tell jobs, mails and sessions', async () => {
    const { pool } = database;
    await pool.query(
      `insert into jobs (id, account_id, kind, entity, input, request_hash, time_zone, network, session_id, request_id, created_at)
         values (gen_random_uuid(), $1, 'export', 'customer', '{}', '', 'UTC', '', gen_random_uuid(), '', now() - interval '100 seconds')`,
      [sa.id],
    );
    await pool.query(
      `insert into mail_messages (id, purpose, to_address, subject, content, not_after, state, created_at)
         select gen_random_uuid(), 'test', 'marker@mandate.example', 'marker', '', now() + interval '1 day', state,
           now() - interval '200 seconds' from unnest(array['queued', 'deferred', 'failed', 'sent']) state`,
    );
    const text = await openMetrics(database).collect();
    expect(sampleOf(text, 'mandate_database_up')).toBe(1);
    expect(sampleOf(text, 'mandate_jobs{state="queued"}')).toBe(1);
    expect(sampleOf(text, 'mandate_jobs{state="failed"}')).toBe(0);
    expect(sampleOf(text, 'mandate_job_oldest_waiting_seconds')).toBeGreaterThanOrEqual(100);
    expect(sampleOf(text, 'mandate_mails_waiting')).toBe(2);
    expect(sampleOf(text, 'mandate_mail_oldest_waiting_seconds')).toBeGreaterThanOrEqual(200);
    expect(sampleOf(text, 'mandate_mails_given_up')).toBe(1);
    const { rows } = await pool.query<{ count: number }>('select count(*) from live_sessions');
    expect(sampleOf(text, 'mandate_sessions')).toBe(rows[0]?.count);
    expect(text).not.toContain('marker');
  });

  test('ask the database once in a while, however often they are collected', async () => {
    const asked: string[] = [];
    const db = watchedDatabase(database.db, (text, work) => {
      asked.push(text);
      return work();
    });
    const { collect } = openMetrics({ db, pool: database.pool });
    await Promise.all([collect(), collect()]);
    await collect();
    expect(asked.filter((text) => text.startsWith('select'))).toHaveLength(1);
    expect(asked).toContain('set local statement_timeout = 1000');
  });

  test('are left out while the database says nothing, and everything else is told', async () => {
    const proxy = await openSilentProxy(database.connection);
    const { close, ...connected } = await connect(proxy.connection, recordedLog());
    proxy.silence();
    const silent = await openMetrics(connected).collect();
    await proxy.close();
    const gone = await openMetrics(connected).collect();
    await close();
    for (const text of [silent, gone]) {
      expect(sampleOf(text, 'mandate_database_up')).toBe(0);
      expect(text).not.toMatch(/^mandate_(jobs|job_|mails?_|sessions)[^\n]* \d/m);
      expect(sampleOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
      expect(sampleOf(text, 'mandate_database_pool_connections_max')).toBe(10);
    }
  });

  test('come back with the database', async () => {
    const proxy = await openSilentProxy(database.connection);
    const { close, ...connected } = await connect(proxy.connection, recordedLog());
    proxy.silence();
    const { collect } = openMetrics(connected);
    expect(sampleOf(await collect(), 'mandate_sessions')).toBeUndefined();
    proxy.goOn();
    await until(async () => (sampleOf(await collect(), 'mandate_sessions') ?? 0) > 0, 'sessions are told again');
    await close();
    await proxy.close();
  });
});
