import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

/** The samplers that OTEL_TRACES_SAMPLER may name, as the specification of OpenTelemetry has them; the SDK does not read it itself. */
const samplers: Record<string, (ratio: number) => Sampler> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
};

/** Which traces are kept, by OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG; all of them where these say nothing that is known. */
export function samplerOf({ OTEL_TRACES_SAMPLER = '', OTEL_TRACES_SAMPLER_ARG = '' }: NodeJS.ProcessEnv): Sampler {
  const ratio = Number.parseFloat(OTEL_TRACES_SAMPLER_ARG);
  const sampler = samplers[OTEL_TRACES_SAMPLER.trim().toLowerCase()] ?? samplers.parentbased_always_on;
  return (sampler as (ratio: number) => Sampler)(ratio >= 0 && ratio <= 1 ? ratio : 1);
}
