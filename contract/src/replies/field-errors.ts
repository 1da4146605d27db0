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
      return [fieldError(field, 'numberOutOfRange', { min: 1, max: Number(issue.maximum), context: 'orLess' })];
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return [fieldError(field, 'fieldRequired')];
      return [
        fieldError(field, 'numberOutOfRange', { min: Number(issue.minimum), max: 2_147_483_647, context: 'orMore' }),
      ];
    case 'invalid_type':
      return [fieldError(field, codeOfType(issue))];
    case 'invalid_union':
      return errorsOfUnion(issue);
    default:
      return [fieldError(field, isMissing(issue) || issue.input === '' ? 'fieldRequired' : 'valueNotAllowed')];
  }
}

/** Of several forms a value may have, the problems of the one it came closest to: of its type, with the fewest at the surface. */
function errorsOfUnion(issue: Extract<Issue, { code: 'invalid_union' }>): FieldError[] {
  const [closest] = issue.errors
    .filter((problems) => !problems.some(({ code, path }) => code === 'invalid_type' && path.length === 0))
    .sort((one, other) => surface(one) - surface(other));
  if (!closest) return [fieldError(issue.path.join('.'), 'valueNotAllowed')];
  return closest.flatMap((problem) => errorsOf({ ...problem, path: [...issue.path, ...problem.path] }));
}

function surface(problems: readonly Issue[]): number {
  return problems.filter(({ path }) => path.length < 2).length;
}

/** Whether nothing was sent. Unless parsed with `reportInput` an issue has no input; its message then says what was received. */
function isMissing(issue: Issue): boolean {
  if ('input' in issue) return issue.input === undefined || issue.input === null;
  return /received (undefined|null)$/.test(issue.message);
}

function codeOfType(issue: Extract<Issue, { code: 'invalid_type' }>): RefusalCode {
  if (issue.expected === 'never') return 'valueNotAllowed';
  if (isMissing(issue)) return 'fieldRequired';
  if (issue.expected === 'int' || issue.expected === 'number') return 'numberNotValid';
  if (issue.expected === 'string') return 'textNotValid';
  return 'valueNotAllowed';
}
