import { fieldSchema } from '../facts/field-schema.ts';
import { type Field, iban, vatNumber } from '../facts/fields.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldErrorsOf } from '../replies/field-errors.ts';

/** Parameters that hold a number with a form of its own, as customers and providers have them: an IBAN is kept without blanks. */
const numbers: Record<string, Field> = { 'company.vatNumber': vatNumber(), 'company.iban': iban() };

/** A number as it is kept, or what is wrong with its form, at `value`. Any other parameter's value is given back as it is. */
export function readFirmNumber(key: string, value: unknown): { value: unknown; errors: FieldError[] } {
  const field = Object.hasOwn(numbers, key) ? numbers[key] : undefined;
  if (!field || value === null || value === '') return { value, errors: [] };
  const read = fieldSchema(field).safeParse(value, { reportInput: true });
  if (read.success) return { value: read.data, errors: [] };
  return { value, errors: fieldErrorsOf(read.error).map((error) => ({ ...error, field: 'value' })) };
}
