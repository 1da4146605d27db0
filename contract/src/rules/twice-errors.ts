import type { Values } from '../changes/merge.ts';
import { rowsOf } from '../changes/rows-of.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';

/**
 * What is wrong with rows of a part that have the same value in a field which tells them apart: each but the first.
 * @param recordLabel what the record is called
 */
export function twiceErrors(values: Values, part: string, field: string, recordLabel: string): FieldError[] {
  const seen = new Set<unknown>();
  return rowsOf(values, part).flatMap((row, index) => {
    const value = row[field];
    if (value === null || value === undefined) return [];
    const isTwice = seen.has(value);
    seen.add(value);
    return isTwice
      ? [fieldError(`${part}.${index}.${field}`, 'valueNotUnique', { value: String(value), recordLabel })]
      : [];
  });
}
