import { expect, test } from 'vitest';
import { z } from 'zod';
import { refreshSchema, signInSchema } from '../access/session.ts';
import { fieldError, fieldErrorsOf } from './field-errors.ts';

const problems = (schema: z.ZodType, sent: unknown, reportInput: boolean) => {
  const parsed = schema.safeParse(sent, { reportInput });
  return parsed.success ? [] : fieldErrorsOf(parsed.error).map(({ field, code }) => `${field} ${code}`);
};

test('an error says its field, code, parameters and sentence', () => {
  expect(fieldError('lines.3.quantity', 'numberTooPrecise', { digits: 4 })).toEqual({
    field: 'lines.3.quantity',
    code: 'numberTooPrecise',
    params: { digits: 4 },
    message: 'Use at most 4 decimals.',
  });
});

test.each([true, false])(
  'missing and wrong values are told apart, with the input reported (%j) or not',
  (reportInput) => {
    expect(problems(signInSchema, {}, reportInput)).toEqual(['username fieldRequired', 'password fieldRequired']);
    expect(problems(signInSchema, { username: null, password: 5 }, reportInput)).toEqual([
      'username fieldRequired',
      'password textNotValid',
    ]);
    expect(problems(signInSchema, { username: 'a', password: 'b', rememberMe: 'x' }, reportInput)).toEqual([
      'rememberMe valueNotAllowed',
    ]);
    expect(problems(refreshSchema, { refreshToken: 'x'.repeat(8193), roles: 1 }, reportInput)).toEqual([
      'refreshToken maxLength',
      'roles fieldUnknown',
    ]);
    expect(problems(z.object({ at: z.int().max(5) }), { at: 6 }, reportInput)).toEqual(['at numberOutOfRange']);
    expect(problems(z.object({ a: z.object({ b: z.strictObject({}) }) }), { a: { b: { c: 1 } } }, reportInput)).toEqual(
      ['a.b.c fieldUnknown'],
    );
  },
);

test('a choice is missing where nothing was chosen, and wrong beside the choices', () => {
  const choosing = z.object({ kind: z.enum(['text', 'flag']) });
  for (const kind of [undefined, null, '']) expect(problems(choosing, { kind }, true)).toEqual(['kind fieldRequired']);
  expect(problems(choosing, { kind: 'sound' }, true)).toEqual(['kind valueNotAllowed']);
});

test('a value that fits none of several forms is told by the form it came closest to', () => {
  const either = z.union([z.strictObject({ field: z.string() }), z.strictObject({ any: z.array(z.string()).max(1) })]);
  expect(problems(z.object({ filter: either }), { filter: { field: 5 } }, false)).toEqual([
    'filter.field textNotValid',
  ]);
  expect(problems(z.object({ filter: either }), { filter: { any: ['a', 'b'] } }, false)).toEqual([
    'filter.any tooManyItems',
  ]);
  expect(problems(z.object({ filter: either }), { filter: { any: [5] } }, false)).toEqual([
    'filter.any.0 textNotValid',
  ]);
  expect(problems(z.object({ filter: either }), { filter: 7 }, false)).toEqual(['filter valueNotAllowed']);
});
