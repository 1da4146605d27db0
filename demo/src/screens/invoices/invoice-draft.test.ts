import { expect, test } from 'vitest';
import type { Invoice } from '../../contract/invoice-calls.ts';
import { dayOf, momentOf } from '../../records/day-of.ts';
import { draftOf, invoiceOf, newDraft, newItem } from './invoice-draft.ts';
import { problemsOf } from './invoice-problems.ts';

const formats = { number: '1.234,56', timeZone: 'Europe/Zurich' };

const invoice: Invoice = {
  id: '7',
  orderNo: 240,
  status: 'processing',
  date: '2027-03-05T22:30:00.000Z',
  currency: '€',
  vat: 7.7,
  buyer: { name: 'Norvane Mutual', address: 'Quay 4\nBasel' },
  seller: { name: 'Brandt Partners', address: 'Hill 1\nBern' },
  item: [{ name: 'Study', unit: 1.5, price: 1200.5 }],
};

test('an invoice that is edited without a change is saved as it was', () => {
  const draft = draftOf(invoice, formats);
  expect(draft).toMatchObject({ vat: '7,7', items: [{ unit: '1,5', price: '1.200,5' }] });
  expect(invoiceOf('7', draft, formats, invoice)).toEqual({ ...invoice, orderNo: '240' });
});

test('a new invoice begins with VAT 10, dollars and the next order number', () => {
  expect(newDraft([invoice], formats)).toMatchObject({ vat: '10', currency: '$', orderNo: '241', status: 'pending' });
});

test('a new invoice names every field that still has to be filled in', () => {
  const draft = { ...newDraft([], formats), items: [{ ...newItem(), key: 'a' }] };
  expect([...problemsOf(draft, formats.number).keys()]).toEqual([
    ...['orderNo', 'seller.name', 'seller.address', 'buyer.name', 'buyer.address', 'a.name', 'a.price'],
  ]);
});

test('an invoice refuses figures that are not numbers, out of range, or finer than its currency', () => {
  const draft = draftOf(invoice, formats);
  const items = [
    { key: 'a', name: 'Study', unit: '0', price: '-1' },
    { key: 'b', name: 'Study', unit: '1', price: '1,005' },
  ];
  const problems = problemsOf({ ...draft, vat: '101', day: 'soon', items }, formats.number);
  expect([...problems]).toEqual([
    ['day', 'day'],
    ['vat', 'vat'],
    ['a.unit', 'unit'],
    ['a.price', 'price'],
    ['b.price', 'priceDigits'],
  ]);
  expect([...problemsOf({ ...draft, items: [] }, formats.number)]).toEqual([['items', 'items']]);
});

test('an invoice keeps its day in every time zone', () => {
  for (const zone of ['Pacific/Auckland', 'Pacific/Pago_Pago', 'Europe/Zurich', 'UTC'])
    expect(dayOf(momentOf('2027-03-31', zone), zone)).toBe('2027-03-31');
});
