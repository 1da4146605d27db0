import { ClusterRegistry, type Registry } from '@prometheus-io/client';

/** What the types of the library leave out. */
type Cluster = ClusterRegistry<'text/plain; version=0.0.4; charset=utf-8'> & {
  shutdown(timeout: number): Promise<void>;
};

/** How long a worker that ends waits for the primary, in ms. */
const farewellMs = 1_000;

/**
 * In the primary process of a cluster: gives the metrics of all workers as one, in the text format of Prometheus. Call it before the first worker
 * is forked.
 * @returns what collects them; it throws when a worker does not say its own within 5 s
 */
export function metricsOfWorkers(): () => Promise<string> {
  const cluster = new ClusterRegistry();
  return () => cluster.clusterMetrics();
}

/**
 * In a worker of a cluster: says its metrics whenever the primary asks.
 * @returns what leaves its counts with the primary, so that the sum of all workers does not fall when this one ends
 */
export function sayToPrimary(registry: Registry): () => Promise<void> {
  ClusterRegistry.setRegistries(registry);
  const cluster = new ClusterRegistry() as Cluster;
  return () => {
    // Left with the primary, the memory of a process that is gone would be counted for ever.
    for (const { name, type } of registry.getMetricsAsArray()) if (type === 'gauge') registry.removeSingleMetric(name);
    // A primary that is gone needs no counts.
    return cluster.shutdown(farewellMs).catch(() => undefined);
  };
}
