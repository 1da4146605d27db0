import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, type IdGenerator, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import server from '../../../package.json' with { type: 'json' };
import { errorCode } from '../../database/database-refused.ts';
import type { Log } from '../../database/log.ts';
import { samplerOf } from './sampler-of.ts';

/** As the exporter says it went. */
const succeeded = 0;

/**
 * Makes spans and sends them to the collector that the environment names. The exporter reads OTEL_EXPORTER_OTLP_* itself; what the SDK leaves to
 * whoever sets it up is read here.
 */
export function traceProvider(env: NodeJS.ProcessEnv, idGenerator: IdGenerator, log: Log): TracerProvider {
  const detectors = [serviceInstanceIdDetector, resourceAttributesEnvDetector, serviceNameEnvDetector];
  const product = resourceFromAttributes({ 'service.name': 'mandate', 'service.version': server.version });
  const exporter = tellingFailures(new OTLPTraceExporter(), log);
  return new TracerProvider({
    idGenerator,
    sampler: samplerOf(env),
    resource: defaultResource().merge(product).merge(detectResources({ detectors })),
    spanLimits: defined({
      attributeValueLengthLimit:
        numberOf(env.OTEL_SPAN_ATTRIBUTE_VALUE_LENGTH_LIMIT) ?? numberOf(env.OTEL_ATTRIBUTE_VALUE_LENGTH_LIMIT),
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        ...defined({
          scheduledDelayMillis: numberOf(env.OTEL_BSP_SCHEDULE_DELAY),
          exportTimeoutMillis: numberOf(env.OTEL_BSP_EXPORT_TIMEOUT),
          maxQueueSize: numberOf(env.OTEL_BSP_MAX_QUEUE_SIZE),
          maxExportBatchSize: numberOf(env.OTEL_BSP_MAX_EXPORT_BATCH_SIZE),
        }),
      }),
    ],
  });
}

/** Tells the log once when traces cannot be sent any more, and once when they can again. */
function tellingFailures(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const isFailure = result.code !== succeeded;
        // Only its code: an address may hold a key.
        if (isFailure && !isFailing) log.warn({ code: errorCode(result.error) }, 'traces cannot be sent');
        if (!isFailure && isFailing) log.warn({}, 'traces can be sent again');
        isFailing = isFailure;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** A whole number from 1 on; anything else counts as absent. */
function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : undefined;
}

function defined<Values extends object>(values: Values): { [Name in keyof Values]?: NonNullable<Values[Name]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
}
