import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** In seconds; the longest is what a statement may take at most. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The label of what no route answers, whatever was asked. */
const noRoute = 'none';
/** The status of a call whose caller went away before there was an answer. */
const aborted = 'aborted';

/**
 * Counts and times the calls of applications.
 * @returns what adds that to an application
 */
export function callMetrics(registry: Registry): (app: FastifyInstance) => void {
  const registers = [registry];
  const labelNames = ['method', 'route', 'status'] as const;
  const calls = new Counter({ name: 'mandate_calls_total', help: 'Calls that are over.', labelNames, registers });
  const durations = new Histogram({
    name: 'mandate_call_duration_seconds',
    help: 'How long calls took, without those that were sent away and event streams.',
    labelNames,
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'mandate_refusals_total',
    help: 'Calls that were refused, by the code of the refusal.',
    labelNames: ['code'],
    registers,
  });
  // There from the beginning: from nothing to one is no increase to Prometheus, and the first fault would wake nobody.
  refusals.inc({ code: 'serverError' }, 0);
  const sentAway = new Counter({
    name: 'mandate_calls_sent_away_total',
    help: 'Calls that were sent away because there was too much to do, by the lane they would have waited in.',
    labelNames: ['lane'],
    registers,
  });
  const apps: FastifyInstance[] = [];
  new Gauge({
    name: 'mandate_event_streams',
    help: 'Event streams that are open.',
    registers,
    collect() {
      this.set(apps.reduce((sum, app) => sum + app.openStreams(), 0));
    },
  });

  function count(request: FastifyRequest, reply: FastifyReply): void {
    // The pattern and not the path, which holds ids.
    const { url: route = noRoute, config } = request.routeOptions;
    const status = reply.raw.headersSent ? reply.statusCode : aborted;
    const labels = { method: request.method, route, status };
    calls.inc(labels);
    if (request.refusedWith !== null) refusals.inc({ code: request.refusedWith });
    if (request.isSentAway) sentAway.inc({ lane: config.lane ?? 'work' });
    else if (!isStream(reply)) durations.observe(labels, reply.elapsedTime / 1_000);
  }

  return (app) => {
    apps.push(app);
    app.addHook('onRequest', (request, reply, done) => {
      reply.raw.once('close', () => count(request, reply));
      done();
    });
  };
}

/** Whether the reply lasts as long as somebody listens, which says nothing of how fast the product is. */
function isStream(reply: FastifyReply): boolean {
  return reply.getHeader('content-type') === 'text/event-stream';
}
