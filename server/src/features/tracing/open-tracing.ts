import { setTimeout as sleep } from 'node:timers/promises';
import { RandomIdGenerator } from '@opentelemetry/sdk-trace';
import type { Log } from '../../database/log.ts';
import { traceOf } from '../../http/trace/trace-of.ts';
import { trustedAddress } from '../../http/trusted-address.ts';
import { type CallSpans, callSpans } from './call-spans.ts';
import { traceProvider } from './trace-provider.ts';

/** How long the end waits for the last spans to be sent, in ms. */
const farewellMs = 2_000;

/** What makes traces and sends them. */
export interface Tracing extends CallSpans {
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

/**
 * Begins to make traces, one for each call unless a trusted proxy began it, and to send them to a collector.
 * @param env OTEL_* of the specification of OpenTelemetry
 */
export function openTracing(env: NodeJS.ProcessEnv, trustedProxies: readonly string[], log: Log): Tracing {
  const random = new RandomIdGenerator();
  const isTrusted = trustedAddress(trustedProxies);
  let nextTrace = random.generateTraceId();
  // A trace that begins here is called as the log calls it.
  const ids = { generateTraceId: () => nextTrace, generateSpanId: () => random.generateSpanId() };
  const provider = traceProvider(env, ids, log);
  const spans = callSpans({
    tracer: provider.getTracer('mandate'),
    traceOf: (request) => traceOf(request.raw, request.id, isTrusted),
    beginTrace: (id) => {
      nextTrace = id;
    },
  });
  const close = async () => {
    // A collector that cannot be reached was told of already.
    const sent = provider.shutdown().catch(() => undefined);
    await Promise.race([sent, sleep(farewellMs, undefined, { ref: false })]);
  };
  return { ...spans, close };
}
