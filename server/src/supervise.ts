import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigurationError } from './config.ts';
import { createLog } from './create-log.ts';

/** What part a process has among several: the first prepares what all of them need and tells people at the terminal what they are to know. */
export const workerParts = { first: 'first-worker', further: 'worker' } as const;

/** What a worker says when it answers calls. */
export interface Ready {
  /** Where it listens. */
  port: number;
}

type SupervisedConfig = Pick<Config, 'host' | 'port' | 'workers' | 'metrics'>;

const program = fileURLToPath(new URL('main.ts', import.meta.url));
/** A worker that lived shorter than this, in ms, did not come to work: the next one waits. */
const shortLife = 10_000;
const [firstPause, longestPause] = [500, 10_000];

/**
 * Serves the product by several processes that listen at one address, among which the system shares out connections. This process does nothing
 * itself but start them, put another in the place of one that ended, and stop all of them when it is told to stop.
 * @throws ConfigurationError where the system cannot do that; the error of an address that is taken
 */
export async function supervise({ host, port, workers, metrics: metricsAt }: SupervisedConfig): Promise<void> {
  if (process.platform !== 'linux') throw new ConfigurationError('WORKERS above 1 needs Linux: leave it out here.');
  // Among those who share an address, nobody would be told that somebody else is there already.
  await refuseTaken(host, port);
  const log = createLog(process.stderr.isTTY ? 'warn' : 'info');
  const metrics = metricsAt ? (await import('./features/metrics/metrics-of-workers.ts')).metricsOfWorkers() : null;
  const running = new Set<ChildProcess>();
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    for (const worker of running) worker.kill('SIGTERM');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  if (metrics && metricsAt) {
    const { serveMetrics } = await import('./features/metrics/serve-metrics.ts');
    const { url } = await serveMetrics(metricsAt, metrics.collect, log);
    process.stdout.write(`Metrics are served at ${url}\n`);
  }
  const first = begin(workerParts.first, port);
  const outcome = await Promise.race([readyOf(first), endOf(first)]);
  if (!isReady(outcome)) process.exit(outcome.code ?? 1);
  const at = outcome.port;
  await Promise.all(Array.from({ length: workers }, (_, place) => keep(place === 0 ? first : null, at)));
  process.exit(0);

  function begin(part: string, at: number): ChildProcess {
    const worker = fork(program, [part], { env: { ...process.env, PORT: String(at) } });
    running.add(worker);
    metrics?.add(worker);
    // What could not be sent to it is no fault of ours: it may be ending just then.
    worker.on('error', () => undefined);
    worker.once('exit', () => running.delete(worker));
    return worker;
  }

  /** Keeps one place filled until the end. */
  async function keep(there: ChildProcess | null, at: number): Promise<void> {
    let worker = there;
    for (let pause = firstPause; !isStopping; await sleep(pause)) {
      const begun = performance.now();
      worker ??= begin(workerParts.further, at);
      const end = await endOf(worker);
      worker = null;
      if (isStopping) return;
      log.warn(end, 'a process that served ended, another takes its place');
      pause = performance.now() - begun < shortLife ? Math.min(2 * pause, longestPause) : firstPause;
    }
  }
}

/** Waits until a worker says that it answers calls; it may say other things before. */
function readyOf(worker: ChildProcess): Promise<Ready> {
  return new Promise((settle) => worker.on('message', (message) => isReady(message) && settle(message)));
}

function isReady(message: unknown): message is Ready {
  return typeof message === 'object' && message !== null && 'port' in message;
}

function endOf(worker: ChildProcess): Promise<{ code: number | null; signal: string | null }> {
  const end = ({ exitCode: code, signalCode: signal }: ChildProcess) => ({ code, signal });
  if (worker.exitCode !== null || worker.signalCode !== null) return Promise.resolve(end(worker));
  return new Promise((settle) => worker.once('exit', () => settle(end(worker))));
}

async function refuseTaken(host: string, port: number): Promise<void> {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
