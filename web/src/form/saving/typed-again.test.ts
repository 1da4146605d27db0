import { customer } from '@mandate/contract/entities/customer.ts';
import { expect, test } from 'vitest';
import { handOver, takeHandedOver, typedAgain } from './typed-again.ts';

const contact = { id: 'c1', firstName: 'Ada', lastName: 'Byron' };

test('undoing the creation of a record gives back what was typed, without what the server added', () => {
  const sent = { name: 'Ada', code: '', city: null, contacts: [contact] };
  const stored = { ...sent, code: 'C-0007', version: 1 };
  const again = typedAgain(customer, sent, stored, stored);
  expect(again).toMatchObject({ name: 'Ada', code: '', city: null });
  expect(again.version).toBeUndefined();
  const [row] = again.contacts as (typeof contact)[];
  expect(row).toMatchObject({ firstName: 'Ada', lastName: 'Byron' });
  expect(row?.id).not.toBe('c1');
});

test('undoing the creation of a record also gives back text typed since then', () => {
  const sent = { name: 'Ada', code: '', contacts: [] };
  const stored = { ...sent, code: 'C-0007', version: 1 };
  expect(typedAgain(customer, sent, stored, { ...stored, city: 'Paris' })).toMatchObject({ code: '', city: 'Paris' });
});

test('what an undone record gave back goes only to the next new form of its kind, and once', () => {
  handOver('customer', { name: 'Ada' });
  expect(takeHandedOver('place')).toBeNull();
  expect(takeHandedOver('customer')).toEqual({ name: 'Ada' });
  expect(takeHandedOver('customer')).toBeNull();
});
