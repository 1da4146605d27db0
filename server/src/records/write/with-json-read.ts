import { fieldErrorsOf } from '@mandate/contract/replies/field-errors.ts';
import type { z } from 'zod';
import type { Sent } from './read-body.ts';

/** Reads a field that may hold any JSON strictly by its own schema; what is wrong in it is said by its path, and nothing of it is taken. */
export function withJsonRead(sent: Sent, field: string, schema: z.ZodType): Sent {
  if (!(field in sent.values)) return sent;
  const { [field]: value, ...values } = sent.values;
  const read = schema.safeParse(value, { reportInput: true });
  if (read.success) return { ...sent, values: { ...values, [field]: read.data } };
  const errors = fieldErrorsOf(read.error).map((error) => ({
    ...error,
    field: error.field === '' ? field : `${field}.${error.field}`,
  }));
  return { ...sent, values, errors: [...sent.errors, ...errors] };
}
