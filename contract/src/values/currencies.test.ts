import { expect, test } from 'vitest';
import { isCountry } from './countries.ts';
import { isCurrency, minorDigits } from './currencies.ts';

test.each([
  ['EUR', 2],
  ['USD', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['CLP', 0],
  ['KWD', 3],
  ['TND', 3],
  ['HUF', 2],
])('the currency %s has %i decimals', (currency, digits) => {
  expect(isCurrency(currency)).toBe(true);
  expect(minorDigits(currency)).toBe(digits);
});

test('currencies have the decimals the platform gives them, where it follows ISO 4217', () => {
  const digits = Object.fromEntries(
    ['CHF', 'GBP', 'BHD', 'OMR', 'JOD', 'VND', 'XAF', 'PYG', 'UGX', 'SEK', 'ISK'].map((code) => [
      code,
      minorDigits(code),
    ]),
  );
  const platform = (code: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits;
  expect(digits).toEqual(Object.fromEntries(Object.keys(digits).map((code) => [code, platform(code)])));
});

test.each(['', 'eur', 'EURO', 'XXX', 'DEM', 'EU', 'constructor'])('%j is no currency', (code) => {
  expect(isCurrency(code)).toBe(false);
});

test('countries are codes of ISO 3166-1, in capitals', () => {
  expect(['IT', 'GB', 'AX', 'SS'].every(isCountry)).toBe(true);
  expect(['it', 'UK', 'EU', 'ZZ', 'ITA', ''].some(isCountry)).toBe(false);
});
