import { place } from '@mandate/contract/entities/place.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { valuesInAddress } from './values-in-address.ts';

const reader = { role: 'SA', grants: ['seeRates', 'seeCosts'] } as const;
const id = '0198c0de-0000-7000-8000-000000000001';

function asked(search: string) {
  vi.stubGlobal('window', { location: { search } });
  return valuesInAddress(place, { ...reader, grants: [...reader.grants] } as never);
}

afterEach(() => vi.unstubAllGlobals());

test('a new record begins with the references and choices its address names', () => {
  expect(asked(`?kind=customerSite&customerId=${id}`)).toEqual({ kind: 'customerSite', customerId: id });
});

test('what is no value of its field, no field or not to be chosen is left out', () => {
  expect(asked(`?kind=castle&customerId=1&name=Tower&version=7&createdById=${id}&__proto__=x`)).toEqual({});
});
