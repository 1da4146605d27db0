import { expect, test } from 'vitest';
import { dateText, instantText, moneyText, numberText, percentText } from './value-texts.ts';

test.each([
  ['386450', 'EUR', '386,450.00'],
  ['386450.5', 'EUR', '386,450.50'],
  ['500', 'JPY', '500'],
  ['1.5', 'KWD', '1.500'],
  ['0', 'EUR', '0.00'],
  ['-42150.00', 'EUR', '\u221242,150.00'],
  ['9007199254740993.07', 'EUR', '9,007,199,254,740,993.07'],
  ['0.1', 'CHF', '0.10'],
  ['12.3456', 'EUR', '12.3456'],
])('the amount %s %s is shown as %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text);
});

test.each([
  ['1,234.56', '\u22121,234,567.80'],
  ['1.234,56', '\u22121.234.567,80'],
  ['1 234,56', '\u22121\u202F234\u202F567,80'],
  ['1’234.56', '\u22121’234’567.80'],
])('amounts follow the format %s', (format, text) => {
  expect(moneyText('-1234567.8', 'EUR', format)).toBe(text);
});

test('a missing value is shown as a dash', () => {
  for (const text of [moneyText(null, 'EUR'), numberText(null), percentText(null), dateText(null), instantText(null)]) {
    expect(text).toBe('–');
  }
});

test('an amount has as many decimals as its currency', () => {
  expect(['EUR', 'JPY', 'KWD'].map((currency) => moneyText('1', currency))).toEqual(['1.00', '1', '1.000']);
});

test('a number keeps the decimals it was given', () => {
  expect(numberText('12.50')).toBe('12.50');
  expect(numberText(132)).toBe('132');
  expect(numberText('-0.125')).toBe('\u22120.125');
});

test('a percentage has one decimal and a no-break space', () => {
  expect(percentText('27.9')).toBe('27.9\u00A0%');
  expect(percentText('8')).toBe('8.0\u00A0%');
  expect(percentText('-3.25')).toBe('\u22123.25\u00A0%');
  expect(percentText('-3.25', '1.234,56')).toBe('\u22123,25\u00A0%');
});

test('a plain date is the same day everywhere', () => {
  expect(dateText('2027-03-31')).toBe('31 Mar 2027');
  expect(dateText('2028-02-29')).toBe('29 Feb 2028');
  expect(dateText('2027-01-01')).toBe('1 Jan 2027');
});

test.each([
  ['d MMM yyyy', '5 Mar 2027'],
  ['dd.MM.yyyy', '05.03.2027'],
  ['dd/MM/yyyy', '05/03/2027'],
  ['MM/dd/yyyy', '03/05/2027'],
  ['yyyy-MM-dd', '2027-03-05'],
])('dates follow the format %s', (date, text) => {
  expect(dateText('2027-03-05', { date, language: 'en' })).toBe(text);
});

test('a point in time is shown in the person’s time zone', () => {
  const formats = { date: 'd MMM yyyy', language: 'en' };
  expect(instantText('2027-03-31T22:05:00Z', { ...formats, timeZone: 'Europe/Rome' })).toBe('1 Apr 2027, 00:05');
  expect(instantText('2027-03-31T22:05:00Z', { ...formats, timeZone: 'UTC' })).toBe('31 Mar 2027, 22:05');
});
