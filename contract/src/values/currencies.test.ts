import { expect, test } from 'vitest';
import { isCountry } from './countries.ts';
import { isCurrency, minorDigits, minorUnit } from './currencies.ts';

test.each([
  ['EUR', 2, '0.01'],
  ['USD', 2, '0.01'],
  ['JPY', 0, '1'],
  ['KRW', 0, '1'],
  ['CLP', 0, '1'],
  ['KWD', 3, '0.001'],
  ['TND', 3, '0.001'],
  ['HUF', 2, '0.01'],
])('the currency %s has %i decimals, its smallest amount is %s', (currency, digits, unit) => {
  expect(isCurrency(currency)).toBe(true);
  expect(minorDigits(currency)).toBe(digits);
  expect(minorUnit(currency)).toBe(unit);
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
