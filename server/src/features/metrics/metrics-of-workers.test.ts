import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, signInTo, startServer } from '../../../testing/server-process.ts';
import { makeTestFolder, removeTestFolder } from '../../../testing/test-folder.ts';
import { until } from '../../../testing/until.ts';

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await makeTestFolder();
  server = await startServer({ DATA_DIR: folder, WORKERS: '2', METRICS_PORT: '0' });
});
afterAll(async () => {
  await server.stop();
  await removeTestFolder(folder);
});

/** Reads the metrics of the server, and gives what finds the figure of one. */
async function readMetrics(): Promise<(name: string) => number> {
  const [, url = ''] = /^Metrics are served at (\S+)$/m.exec(server.output().out) ?? [];
  const text = await (await fetch(url)).text();
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

/** The metrics, once this many processes are counted in. */
async function metricsOf(workers: number): Promise<(name: string) => number> {
  let found = await readMetrics();
  await until(async () => {
    found = await readMetrics();
    return found('mandate_database_pool_connections_max') === 10 * workers;
  }, 'not all processes are counted in');
  return found;
}

test('the port of several processes tells the metrics of all of them as one, and keeps the counts of one that is gone', async () => {
  await signInTo(server.url);
  const both = await metricsOf(2);
  // What each of them reads from the one database is not added up.
  expect(both('mandate_sessions')).toBe(1);
  expect(both('mandate_database_up')).toBe(1);
  const counted = both('process_cpu_seconds_total');
  expect(counted).toBeGreaterThan(0);

  const pids = server.output().err.matchAll(/"pid":(\d+)[^\n]*"Server listening/g);
  const [first = 0] = [...pids].map(([, pid]) => Number(pid));
  process.kill(first, 'SIGKILL');
  await until(() => server.output().err.includes('another takes its place'), 'the process goes on');
  const after = await metricsOf(2);
  expect(after('process_cpu_seconds_total')).toBeGreaterThanOrEqual(counted);
  expect(after('mandate_sessions')).toBe(1);
});
