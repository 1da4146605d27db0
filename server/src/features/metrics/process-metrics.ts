import { collectDefaultMetrics, Gauge, type Registry } from '@prometheus-io/client';
import type pg from 'pg';
import server from '../../../package.json' with { type: 'json' };

/** How often it is looked how busy the event loop was, in ms: looking more often would itself keep an idle process busy. */
const utilizationEvery = 5_000;

/** What a process says of itself: its memory, its event loop, its connections to the database, what it is. */
export function processMetrics(registry: Registry, pool: pg.Pool): void {
  collectDefaultMetrics({ register: registry, eventLoopUtilizationTimeout: utilizationEvery });
  // Percentiles of several processes cannot be added up; the histogram tells the same and can.
  registry.removeSingleMetric('nodejs_eventloop_utilization_summary');
  const registers = [registry];
  new Gauge({
    name: 'mandate_build_info',
    help: 'Always 1; its label tells the version.',
    labelNames: ['version'],
    aggregator: 'first',
    registers,
  }).set({ version: server.version }, 1);
  new Gauge({
    name: 'mandate_database_pool_connections',
    help: 'Connections of the pool to the database, by what they do.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'inUse' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'mandate_database_pool_connections_max',
    help: 'Connections the pool may have.',
    registers,
    collect() {
      this.set(pool.options.max);
    },
  });
  new Gauge({
    name: 'mandate_database_pool_waiting',
    help: 'Statements and transactions that wait for a connection of the pool.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
