import { toPlain } from '@mandate/contract/values/decimal.ts';
import { expect, test } from 'vitest';
import { totalsOf } from './invoice-totals.ts';

function read({ subtotal, vat, total }: ReturnType<typeof totalsOf>): string[] {
  return [subtotal, vat, total].map(toPlain);
}

test('adds the costs and the VAT up without a binary fraction', () => {
  const item = [
    { unit: 3, price: 0.1 },
    { unit: 1, price: 0.7 },
  ];
  expect(read(totalsOf({ currency: '$', vat: 10, item }))).toEqual(['1', '0.1', '1.1']);
  expect(read(totalsOf({ currency: '$', vat: 10, item: [{ unit: 1, price: 1.005 }] }))).toEqual([
    '1.01',
    '0.1',
    '1.11',
  ]);
});

test('rounds to the minor unit of the currency', () => {
  expect(read(totalsOf({ currency: '¥', vat: '7.7', item: [{ unit: '2', price: '333' }] }))).toEqual([
    '666',
    '51',
    '717',
  ]);
});

test('comes to nothing without items', () => {
  expect(read(totalsOf({ currency: '$', vat: 10, item: [] }))).toEqual(['0', '0', '0']);
});
