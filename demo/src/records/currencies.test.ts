import { decimal } from '@mandate/contract/values/decimal.ts';
import { expect, test } from 'vitest';
import { amountText, codeOf, digitsOf } from './currencies.ts';

test('an amount in the demo is written as everywhere else: its digits, then the code of its currency', () => {
  expect(amountText(decimal('1450.02'), '€')).toBe('1,450.02\u00A0EUR');
  expect(amountText(decimal('1450'), '$')).toBe('1,450.00\u00A0USD');
  expect(amountText(decimal('1450'), '¥')).toBe('1,450\u00A0JPY');
  expect(amountText(decimal('0.125'), 'CHF')).toBe('0.125\u00A0CHF');
});

test('an unknown currency is shown as it is, with two decimals', () => {
  expect(codeOf('Taler')).toBe('Taler');
  expect(digitsOf('Taler')).toBe(2);
});
