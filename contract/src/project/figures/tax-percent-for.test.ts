import { expect, test } from 'vitest';
import { type TaxRateFacts, taxPercentFor } from './tax-percent-for.ts';

const rates: TaxRateFacts[] = [
  { id: 'reduced', percent: '10', isDefault: false },
  { id: 'standard', percent: '22', isDefault: true },
  { id: 'exempt', percent: '0', isDefault: false },
];

test('a line is taxed with its own rate, else the rate of the project, else the default of the firm, else nothing', () => {
  expect(taxPercentFor('reduced', 'exempt', rates)).toBe('10');
  expect(taxPercentFor('exempt', 'reduced', rates)).toBe('0');
  expect(taxPercentFor(null, 'reduced', rates)).toBe('10');
  expect(taxPercentFor(null, null, rates)).toBe('22');
  expect(
    taxPercentFor(
      null,
      null,
      rates.filter(({ isDefault }) => !isDefault),
    ),
  ).toBe('0');
});
