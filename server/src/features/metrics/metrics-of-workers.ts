import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Registry } from '@prometheus-io/client';

/** What the process that keeps others asks of each of them. */
const question = 'metrics';
/** How long a worker is waited for that has too much to do, in ms; then what it said last counts. */
const answerLimit = 5_000;

/** A metric as the library hands it from one process to another. */
interface Handed {
  type: string;
}

/** What a worker answers with. */
interface Said {
  metrics: Handed[];
}

/** The metrics of several processes as one. */
export interface MetricsOfWorkers {
  /** Counts in a worker that has just begun. What it counted stays when it ends, so that no sum falls. */
  add(worker: ChildProcess): void;
  /** In the text format of Prometheus. */
  collect(): Promise<string>;
}

/** Gathers the metrics of workers, in the process that keeps them. */
export function metricsOfWorkers(): MetricsOfWorkers {
  const last = new Map<ChildProcess, Handed[]>();
  let ended: Handed[] = [];

  async function ask(worker: ChildProcess): Promise<void> {
    const answer = new Promise<void>((settle) => {
      worker.once('exit', () => settle());
      worker.on('message', function hear(message) {
        if (!isSaid(message)) return;
        worker.off('message', hear);
        settle();
      });
    });
    worker.send(question, () => undefined);
    await Promise.race([answer, sleep(answerLimit, undefined, { ref: false })]);
  }

  return {
    add(worker) {
      last.set(worker, []);
      worker.on('message', (message) => {
        if (isSaid(message) && last.has(worker)) last.set(worker, message.metrics);
      });
      worker.once('exit', () => {
        // The memory of a process that is gone is nobody's.
        const counted = (last.get(worker) ?? []).filter(({ type }) => type !== 'gauge');
        last.delete(worker);
        ended = [...ended, ...counted];
      });
    },
    async collect() {
      await Promise.all([...last.keys()].map(ask));
      // One entry a metric, however many have ended; some may end just now.
      const before = ended;
      const sum = (await Registry.aggregate([before]).getMetricsAsJSON()) as Handed[];
      ended = [...sum, ...ended.slice(before.length)];
      return Registry.aggregate([ended, ...last.values()]).metrics();
    },
  };
}

/**
 * Says the metrics of a worker whenever they are asked for.
 * @returns what says them once more, before the process ends
 */
export function sayToKeeper(registry: Registry): () => Promise<void> {
  const say = async () => {
    const metrics = await registry.getMetricsAsJSON();
    // Whoever asked may be gone by now.
    await new Promise((settle) => process.send?.({ metrics }, undefined, undefined, settle) ?? settle(null));
  };
  process.on('message', (message) => {
    if (message === question) void say();
  });
  return say;
}

function isSaid(message: unknown): message is Said {
  return typeof message === 'object' && message !== null && 'metrics' in message;
}
