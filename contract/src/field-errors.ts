import type { z } from 'zod';
import type { FieldError } from './envelope.ts';
import { type RefusalCode, type RefusalParams, sentence } from './refusals.ts';

type Issue = z.core.$ZodIssue;

/** One wrong field with its sentence. */
export function fieldError(field: string, code: RefusalCode, params: RefusalParams = {}): FieldError {
  return { field, code, params, message: sentence(code, params) };
}

/** Every problem a schema found, as the list a refused call answers with. */
export function fieldErrorsOf(error: { issues: readonly Issue[] }): FieldError[] {
  return error.issues.flatMap(errorsOf);
}

function errorsOf(issue: Issue): FieldError[] {
  const field = issue.path.join('.');
  const at = (key: string) => (field === '' ? key : `${field}.${key}`);
  switch (issue.code) {
    case 'custom': {
      const own = issue.params as { code: RefusalCode; params: RefusalParams } | undefined;
      return [fieldError(field, own?.code ?? 'valueNotAllowed', own?.params ?? {})];
    }
    case 'unrecognized_keys':
      return issue.keys.map((key) => fieldError(at(key), 'fieldUnknown'));
    case 'too_big':
      if (issue.origin === 'array') return [fieldError(field, 'tooManyItems', { max: Number(issue.maximum) })];
      if (issue.origin === 'string') return [fieldError(field, 'maxLength', { max: Number(issue.maximum) })];
      return [fieldError(field, 'numberOutOfRange', { min: 1, max: Number(issue.maximum) })];
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return [fieldError(field, 'fieldRequired')];
      return [fieldError(field, 'numberOutOfRange', { min: Number(issue.minimum), max: 2_147_483_647 })];
    case 'invalid_type':
      return [fieldError(field, codeOfType(issue))];
    case 'invalid_union':
      return [fieldError(field, 'valueNotAllowed')];
    default:
      return [fieldError(field, issue.input === undefined ? 'fieldRequired' : 'valueNotAllowed')];
  }
}

function codeOfType(issue: Extract<Issue, { code: 'invalid_type' }>): RefusalCode {
  if (issue.input === undefined || issue.input === null) return 'fieldRequired';
  if (issue.expected === 'int' || issue.expected === 'number') return 'numberNotValid';
  if (issue.expected === 'string') return 'textNotValid';
  return 'valueNotAllowed';
}
