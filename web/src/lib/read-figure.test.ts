import { expect, test } from 'vitest';
import { readFigure } from './read-figure.ts';

test.each([
  ['1450', '1450'],
  ['1,450.00', '1450'],
  ['1,234,567.8901', '1234567.8901'],
  [' 18 ', '18'],
  ['.5', '0.5'],
  ['7.', '7'],
  ['007', '7'],
  ['-6,500', '-6500'],
  ['\u22126,500.25', '-6500.25'],
  ['-0', '0'],
  ["1'450.00", '1450'],
  ['1 450.00', '1450'],
  ['1\u202F450', '1450'],
  ['9007199254740993.07', '9007199254740993.07'],
])('in English %s is %s', (text, value) => {
  expect(readFigure(text, 'en')).toBe(value);
});

test.each([
  '1.234,5',
  '1,5',
  '12,34',
  '1,2345',
  '1,234.5.6',
  '1e5',
  '',
  '.',
  '-',
  'about 5',
  '(5.00)',
  '0x1F',
  '1,450 EUR',
])('in English "%s" is not read', (text) => {
  expect(readFigure(text, 'en')).toBeNull();
});

test('every language has its own signs', () => {
  expect(readFigure('1.234,5', 'de')).toBe('1234.5');
  expect(readFigure('1,450.00', 'de')).toBeNull();
});

test('the unit may stand beside the number, another may not', () => {
  expect(readFigure('1,450.00 EUR', 'en', 'EUR')).toBe('1450');
  expect(readFigure('eur 1,450.00', 'en', 'EUR')).toBe('1450');
  expect(readFigure('5 %', 'en', '%')).toBe('5');
  expect(readFigure('1,450.00 USD', 'en', 'EUR')).toBeNull();
});
