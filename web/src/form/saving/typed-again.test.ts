import { customer } from '@mandate/contract/entities/customer.ts';
import { expect, test } from 'vitest';
import { handOver, takeHandedOver, typedAgain } from './typed-again.ts';

const contact = { id: 'c1', firstName: 'Ada', lastName: 'Byron' };

test('an undone create gives back what was typed, not what the server added, with rows of new ids', () => {
  const sent = { name: 'Ada', code: '', city: null, contacts: [contact] };
  const stored = { ...sent, code: 'C-0007', version: 1 };
  const again = typedAgain(customer, sent, stored, stored);
  expect(again).toMatchObject({ name: 'Ada', code: '', city: null });
  expect(again.version).toBeUndefined();
  const [row] = again.contacts as (typeof contact)[];
  expect(row).toMatchObject({ firstName: 'Ada', lastName: 'Byron' });
  expect(row?.id).not.toBe('c1');
});

test('text that was typed since the create is given back too', () => {
  const sent = { name: 'Ada', code: '', contacts: [] };
  const stored = { ...sent, code: 'C-0007', version: 1 };
  expect(typedAgain(customer, sent, stored, { ...stored, city: 'Paris' })).toMatchObject({ code: '', city: 'Paris' });
});

test('only the next new form of the same kind gets it, and once', () => {
  handOver('customer', { name: 'Ada' });
  expect(takeHandedOver('place')).toBeNull();
  expect(takeHandedOver('customer')).toEqual({ name: 'Ada' });
  expect(takeHandedOver('customer')).toBeNull();
});
