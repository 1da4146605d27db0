import { isIban } from '@mandate/contract/values/is-iban.ts';
import { expect, test } from 'vitest';
import { numberSoFar } from './number-so-far.ts';
import { vatNumberFits } from './vat-number-fits.ts';

test('an IBAN is counted by the country it begins with, whatever groups its signs', () => {
  expect(numberSoFar('iban', 'de61 8607 0024 0512', 'FR')).toMatchObject({ country: 'DE', count: 16, lengths: [22] });
  expect(numberSoFar('iban', 'D', '')).toMatchObject({ country: '', lengths: [] });
});

test('a VAT number is counted after the letters of its country, with and without them', () => {
  expect(numberSoFar('vatNumber', 'DE 298 104', 'DE')).toMatchObject({
    prefix: 'DE',
    count: 6,
    lengths: [9],
    isDigits: true,
  });
  expect(numberSoFar('vatNumber', '298104761', 'DE')).toMatchObject({ count: 9, isDigits: true });
  expect(numberSoFar('vatNumber', 'EL123456789', 'GR')).toMatchObject({ prefix: 'EL', count: 9 });
  expect(numberSoFar('vatNumber', 'CHE-123.456.788 MWST', 'CH')).toMatchObject({ count: 10, isDigits: false });
  expect(numberSoFar('vatNumber', '1', 'US').lengths).toEqual([]);
});

test('one wrong sign is found by the check digits of an IBAN', () => {
  expect(isIban('DE89370400440532013000')).toBe(true);
  expect(isIban('DE89370400440532013001')).toBe(false);
  expect(isIban('DE8')).toBe(false);
});

test('the check digits of a VAT number are judged by its country, and nothing is said where that is not known', () => {
  expect(vatNumberFits('DE', 'DE136695976')).toBe(true);
  expect(vatNumberFits('DE', 'DE136695977')).toBe(false);
  expect(vatNumberFits('JM', '123')).toBeNull();
});
