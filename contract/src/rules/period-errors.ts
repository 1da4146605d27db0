import type { Values } from '../changes/merge.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';

/** What is wrong with two plain dates of which one begins and the other ends something; both are inclusive (decisions 9.1). */
export function periodErrors(values: Values, from: string, to: string): FieldError[] {
  const [first, last] = [values[from], values[to]];
  return first && last && String(last) < String(first) ? [fieldError(to, 'dateOrder')] : [];
}
