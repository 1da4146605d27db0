import { toPlain } from '@mandate/contract/values/decimal.ts';
import { expect, test } from 'vitest';
import { totalsOf } from './invoice-totals.ts';

function read({ subtotal, vat, total }: ReturnType<typeof totalsOf>): string[] {
  return [subtotal, vat, total].map(toPlain);
}

test('an invoice adds up its costs and VAT without rounding errors', () => {
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

test('the total of an invoice is rounded to the smallest unit of its currency', () => {
  expect(read(totalsOf({ currency: '¥', vat: '7.7', item: [{ unit: '2', price: '333' }] }))).toEqual([
    '666',
    '51',
    '717',
  ]);
});

test('an invoice without items comes to nothing', () => {
  expect(read(totalsOf({ currency: '$', vat: 10, item: [] }))).toEqual(['0', '0', '0']);
});
