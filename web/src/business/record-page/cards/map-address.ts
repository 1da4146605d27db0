import type { Values } from '@mandate/contract/changes/merge.ts';
import { countryName } from '../../../records/words/words.ts';

/** An address as one line: the street, the postal code and the town; empty where nothing of it is known. */
export function addressLine({ addressLine1, addressLine2, postalCode, city }: Values): string {
  const town = [postalCode, city].filter(isText).join(' ');
  return [addressLine1, addressLine2, town].filter(isText).join(', ');
}

/** Where a map of an address is found, which opens in a tab of its own; null where too little of it is known. */
export function mapAddress(values: Values): string | null {
  const { addressLine1, city, countryCode } = values;
  if (!isText(city) && !isText(addressLine1)) return null;
  const country = isText(countryCode) ? countryName(countryCode) : '';
  const query = [addressLine(values), country].filter(isText).join(', ');
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
