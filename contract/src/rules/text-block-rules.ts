import type { Values } from '../changes/merge.ts';
import { unknownPlaceholders } from '../paper/text-placeholders.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import { lengthOf } from '../texts/clean-text.ts';
import type { RecordRules } from './record-rules.ts';

/** Longer subjects are cut by what shows mails. */
const longestSubject = 200;

function check({ purpose, body }: Values): FieldError[] {
  if (typeof body !== 'string') return [];
  const names = unknownPlaceholders(body).map((name) => `{${name}}`);
  const said = { name: names.join(', '), ...(names.length > 1 && { context: 'several' }) };
  const unknown = names.length === 0 ? [] : [fieldError('body', 'placeholderUnknown', said)];
  return purpose === 'mailSubject' ? [...unknown, ...subjectErrors(body)] : unknown;
}

function subjectErrors(body: string): FieldError[] {
  if (body.includes('\n')) return [fieldError('body', 'oneLineOnly')];
  return lengthOf(body) > longestSubject ? [fieldError('body', 'maxLength', { max: longestSubject })] : [];
}

/** The rules over several fields of one text. */
export const textBlockRules: RecordRules = { check };
