import type { Values } from '../changes/merge.ts';
import { isListCode } from '../facts/fields.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import type { RecordRules } from './record-rules.ts';

/** Only a choice has values to choose from. */
function complete(values: Values): Values {
  return values.kind === 'choice' ? values : { ...values, choices: null };
}

/** A key reads as a word of the product's own; a choice has values; a flag is never empty, so that it cannot be required. */
function check({ key, kind, choices, isRequired }: Values): FieldError[] {
  const errors: FieldError[] = [];
  if (typeof key === 'string' && !isKey(key)) errors.push(fieldError('key', 'itemCodeNotValid'));
  if (kind === 'choice' && choices === null) errors.push(fieldError('choices', 'fieldRequired'));
  if (kind === 'flag' && isRequired === true) errors.push(fieldError('isRequired', 'valueNotAllowed'));
  return errors;
}

/** Names that every object has are none. */
function isKey(key: string): boolean {
  return isListCode(key) && !(key in {});
}

/** The rules over several facts of one own field. */
export const ownFieldRules: RecordRules = { complete, check };
