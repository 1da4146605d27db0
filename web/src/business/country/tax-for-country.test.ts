import { expect, test } from 'vitest';
import { taxForCountry } from './tax-for-country.ts';

const rates = [
  { id: '1', name: 'Germany 19 %', category: 'standard' },
  { id: '2', name: 'Reverse charge', category: 'reverseCharge' },
  { id: '3', name: 'Export', category: 'export' },
];

test('a customer at home has the tax of the firm, and one elsewhere the reason why none is charged', () => {
  expect(taxForCountry(rates, 'DE', 'DE')).toBeNull();
  expect(taxForCountry(rates, 'DE', 'FR')?.name).toBe('Reverse charge');
  expect(taxForCountry(rates, 'DE', 'US')?.name).toBe('Export');
  expect(taxForCountry(rates, 'CH', 'DE')?.name).toBe('Export');
});

test('nothing is proposed where the firm says no country or has no such rate', () => {
  expect(taxForCountry(rates, '', 'FR')).toBeNull();
  expect(taxForCountry(rates.slice(0, 1), 'DE', 'FR')).toBeNull();
});
