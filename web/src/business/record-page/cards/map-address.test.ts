import { expect, test } from 'vitest';
import { addressLine, mapAddress } from './map-address.ts';

const office = {
  addressLine1: 'Am Lindenhof 12',
  addressLine2: null,
  postalCode: '50674',
  city: 'Köln',
  countryCode: 'DE',
};

test('an address is one line of what is known of it', () => {
  expect(addressLine(office)).toBe('Am Lindenhof 12, 50674 Köln');
  expect(addressLine({ city: 'Köln' })).toBe('Köln');
  expect(addressLine({})).toBe('');
});

test('a map is asked for the address, with its country, and nothing of it becomes part of another query', () => {
  const address = new URL(mapAddress({ ...office, addressLine1: 'A & B = C?#' }) ?? '');
  expect(address.origin).toBe('https://www.openstreetmap.org');
  expect([...address.searchParams]).toEqual([['query', 'A & B = C?#, 50674 Köln, Germany']]);
  expect(address.hash).toBe('');
});

test('there is no map of a place of which only the country or nothing is known', () => {
  expect(mapAddress({ countryCode: 'DE' })).toBeNull();
  expect(mapAddress({ city: '', addressLine1: null })).toBeNull();
});
