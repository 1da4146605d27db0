import { expect, test } from 'vitest';
import { loadWords } from '../../../../lib/i18n/i18n.ts';
import type { CellFacts } from '../cells/cell-facts.ts';
import { newLine } from '../edit-line.ts';
import { quantityText } from './quantity-text.ts';

await loadWords('projects');

const facts: CellFacts = {
  numberFormat: '1,234.56',
  currency: 'EUR',
  rates: [],
  noRate: '',
  ownCurrency: '',
  unitsByWord: new Map(),
  unitWords: new Map([['day', 'day']]),
  dates: { date: 'd MMM yyyy', language: 'en' },
  currencies: ['EUR', 'USD'],
  openWords: { before: '', after: ', to be named' },
  locked: new Set(),
  worked: null,
};

test('a line on a phone counts what it is sold by', () => {
  const sold = (quantity: string | null, unit: string) => ({
    ...newLine('service', unit),
    quantity,
    unitPrice: '1850',
  });
  expect(quantityText(sold('3', 'session'), facts)).toBe('3 sessions × 1,850.00');
  expect(quantityText(sold('1', 'day'), facts)).toBe('1 day × 1,850.00');
  expect(quantityText(sold('1.5', 'hour'), facts)).toBe('1.5 hours × 1,850.00');
  expect(quantityText(sold('about 5', 'day'), facts)).toBe('about 5 day × 1,850.00');
  expect(quantityText({ ...sold(null, 'day'), unitPrice: null }, facts)).toBe('day');
});
