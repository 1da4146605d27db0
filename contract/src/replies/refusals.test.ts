import { describe, expect, test } from 'vitest';
import errors from '../locales/en/error.json' with { type: 'json' };
import { type RefusalCode, sentence, statusOf } from './refusals.ts';

const codes = Object.keys(errors) as RefusalCode[];
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

describe('every refusal', () => {
  test.each(codes)('%s has a whole sentence', (code) => {
    expect(errors[code]).toMatch(/^["{A-Z].*[.}]$/);
    expect(errors[code].length).toBeLessThanOrEqual(160);
  });

  test.each(codes.filter((code) => placeholders(errors[code]).length > 0))('%s says each of its parameters', (code) => {
    const params = Object.fromEntries(placeholders(errors[code]).map((name) => [name, `<${name}>`]));
    const said = sentence(code, params);
    for (const value of Object.values(params)) expect(said).toContain(value);
    expect(said).not.toMatch(/[{}]/);
  });

  test.each(codes)('%s leaves no placeholder behind without parameters', (code) => {
    expect(sentence(code)).not.toMatch(/[{}]|undefined|null/);
  });

  test.each(codes)('%s answers with a status of a refusal', (code) => {
    expect([400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503]).toContain(statusOf(code));
  });
});

test('a figure in the sentence of a refusal is written as its language writes figures', () => {
  expect(sentence('numberOutOfRange', { context: 'discount', price: '1234.5' })).toContain('-1,234.5');
  expect(sentence('percentSumExceeded', { sum: '1234.5' }, 'de')).toContain('1.234,5');
});

test('what people typed stays as it is in the sentence of a refusal, whatever signs it has', () => {
  expect(sentence('valueNotUnique', { value: '$& {recordLabel} $1', recordLabel: 'Rossi' })).toBe(
    '"$& {recordLabel} $1" is already used by Rossi.',
  );
  expect(sentence('maxLength', { max: 0 })).toBe('Use at most 0 characters.');
});

test.each<[RefusalCode, number]>([
  ['validationFailed', 400],
  ['signInFailed', 400],
  ['sessionExpired', 401],
  ['notPermitted', 403],
  ['recordNotFound', 404],
  ['callNotFound', 404],
  ['methodNotAllowed', 405],
  ['recordChangedByOther', 409],
  ['valueNotUnique', 409],
  ['idAlreadyUsed', 409],
  ['deleteBlocked', 409],
  ['restoreConflict', 409],
  ['statusChangeNotAllowed', 409],
  ['requestTooLarge', 413],
  ['contentTypeNotSupported', 415],
  ['idempotencyKeyReused', 422],
  ['tooManyAttempts', 429],
  ['serverError', 500],
  ['serviceUnavailable', 503],
])('the refusal %s answers with the status %i', (code, status) => {
  expect(statusOf(code)).toBe(status);
});
