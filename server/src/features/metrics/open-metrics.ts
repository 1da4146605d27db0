import { Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Connected } from '../../database/connection/connect.ts';
import type { Log } from '../../database/log.ts';
import { callMetrics } from './call-metrics.ts';
import { sayToKeeper } from './metrics-of-workers.ts';
import { processMetrics } from './process-metrics.ts';
import { queueMetrics } from './queue-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

/** The metrics of one process. */
export interface Metrics {
  /** Lets the calls of an application be counted. */
  watch(app: FastifyInstance): void;
  /** In the text format of Prometheus. */
  collect(): Promise<string>;
  /**
   * Serves them on a port of their own.
   * @returns where
   * @throws ConfigurationError where it cannot be listened
   */
  serve(where: NonNullable<Config['metrics']>, log: Log): Promise<string>;
  /** Says them to the process that keeps this one among others. */
  sayToKeeper(): void;
  /** The process is about to end. */
  close(): Promise<void>;
}

/** Begins to count what a process does. */
export function openMetrics({ db, pool }: Pick<Connected, 'db' | 'pool'>): Metrics {
  const registry = new Registry();
  processMetrics(registry, pool);
  queueMetrics(registry, db);
  const watch = callMetrics(registry);
  const collect = () => registry.metrics();
  let close = async () => {};
  return {
    watch,
    collect,
    async serve(where, log) {
      const port = await serveMetrics(where, collect, log);
      close = port.close;
      return port.url;
    },
    sayToKeeper() {
      close = sayToKeeper(registry);
    },
    close: () => close(),
  };
}
