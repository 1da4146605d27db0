import { z } from 'zod';

/** The four outcomes of a call (specification, section 4). */
const results = ['success', 'error', 'fatal-error', 'session-expired'] as const;
export type Result = (typeof results)[number];

/** One wrong field: its path as sent (`lines.3.quantity`), the refusal's code, the code's parameters, the sentence. */
const fieldErrorSchema = z.object({
  field: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** What every reply is wrapped in. `data` is null where a call has nothing to say. */
export interface Envelope<Data = unknown> {
  result: Result;
  data: Data;
  alerts: string[];
  errorMessage: string | null;
  errorCode: string | null;
  requestId: string;
}

/** The schema of an envelope around `data`, for replies in the API description and for tests. */
export function envelopeOf<Data extends z.ZodType>(data: Data) {
  return z.object({
    result: z.enum(results),
    data,
    alerts: z.array(z.string().max(300)).max(10),
    errorMessage: z.string().nullable(),
    errorCode: z.string().nullable(),
    requestId: z.string(),
  });
}

/** The envelope of a call that was refused or failed: `data` says which fields are wrong, or what else there is to know. */
export const refusedEnvelope = envelopeOf(
  z.looseObject({ fieldErrors: z.array(fieldErrorSchema).optional() }).nullable(),
).extend({ result: z.enum(results).exclude(['success']), errorMessage: z.string(), errorCode: z.string() });
