import cluster from 'node:cluster';
import type { ClientConfig } from 'pg';
import { connect } from '../../src/database/connection/connect.ts';
import { metricsOfWorkers } from '../../src/features/metrics/metrics-of-workers.ts';
import { openMetrics } from '../../src/features/metrics/open-metrics.ts';
import { serveMetrics } from '../../src/features/metrics/serve-metrics.ts';
import { recordedLog } from '../recorded-log.ts';

/** Two workers and the port of their metrics: the program of `metrics-of-workers.test.ts`. A line of input lets a worker go. */
const where = { host: '127.0.0.1', port: 0, token: undefined };
const log = recordedLog();

if (cluster.isPrimary) {
  const { url } = await serveMetrics(where, metricsOfWorkers(), log);
  let ready = 0;
  for (let worker = 0; worker < 2; worker += 1) cluster.fork();
  cluster.on('message', (_worker, message) => {
    if (message !== 'ready') return;
    ready += 1;
    if (ready === 2) process.stdout.write(`${url}\n`);
  });
  cluster.on('exit', () => process.stdout.write('gone\n'));
  process.stdin.on('data', () => Object.values(cluster.workers ?? {})[0]?.send('go'));
  process.stdin.on('end', () => process.exit(0));
} else {
  const { close, ...connected } = await connect(JSON.parse(process.argv[2] ?? '') as ClientConfig, log);
  const metrics = openMetrics(connected);
  if ((await metrics.publish(where, log)) !== null) throw new Error('a worker has no port');
  process.on('message', async (message) => {
    if (message !== 'go') return;
    await metrics.close();
    await close();
    process.exit(0);
  });
  process.send?.('ready');
}
