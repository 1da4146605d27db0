import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { expect, test } from 'vitest';
import { readFigure, unread } from './read-figure.ts';

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
])('with figures like 1,234.56, typing %s means %s', (text, value) => {
  expect(readFigure(text, '1,234.56')).toBe(value);
});

test.each(['1.234,5', '1,234,56', '12,', '1,234.5.6', '1e5', '', '.', '-', 'about 5', '(5.00)', '0x1F', '1,450 EUR'])(
  'with figures like 1,234.56, typing "%s" is refused',
  (text) => {
    expect(readFigure(text, '1,234.56')).toBeNull();
  },
);

test.each([
  ['1.234,56', '1.234,56', '1234.56'],
  ['1.234,56', '1 234,5', '1234.5'],
  ['1 234,56', '1 234,56', '1234.56'],
  ['1 234,56', '1\u202F234,56', '1234.56'],
  ['1’234.56', '1’234.56', '1234.56'],
  ['1’234.56', "1'234.56", '1234.56'],
])('with figures like %s, typing %s means %s', (format, text, value) => {
  expect(readFigure(text, format)).toBe(value);
});

test.each([
  ['1.234,56', '1,450.00'],
  ['1 234,56', '1.234'],
  ['1’234.56', '1,234'],
])('with figures like %s, typing "%s" is refused', (format, text) => {
  expect(readFigure(text, format)).toBeNull();
});

test.each([
  ['1,234.56', '0,91', '0.91'],
  ['1,234.56', '0,914', '0.914'],
  ['1,234.56', '1,5', '1.5'],
  ['1,234.56', '-12,34', '-12.34'],
  ['1,234.56', '1,0845', '1.0845'],
  ['1.234,56', '12.5', '12.5'],
  ['1’234.56', '1,5', '1.5'],
])('with figures like %s, %s can mean one thing alone: %s', (format, text, value) => {
  expect(readFigure(text, format)).toBe(value);
});

test('a text that is no number is not taken for a decimal', () => {
  expect(isDecimalText(unread('12.5'))).toBe(false);
  expect(unread('about 5')).toBe('about 5');
});

test('the right unit may be typed beside a number, another may not', () => {
  expect(readFigure('1,450.00 EUR', '1,234.56', 'EUR')).toBe('1450');
  expect(readFigure('eur 1,450.00', '1,234.56', 'EUR')).toBe('1450');
  expect(readFigure('5 %', '1,234.56', '%')).toBe('5');
  expect(readFigure('1,450.00 USD', '1,234.56', 'EUR')).toBeNull();
});
