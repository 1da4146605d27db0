import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { GridQuery } from '@mandate/contract/lists/grid.ts';

/** Where the pages of lists are, by entity; what has no list of its own is looked at with what it belongs to. */
export const listPages: Record<string, string> = {
  project: '/home/projects',
  customer: '/register/customers',
  personnel: '/register/personnels',
  provider: '/register/providers',
  'service-category': '/register/serviceCategories',
  service: '/register/services',
  rate: '/register/services',
  place: '/register/places',
  'tax-rate': '/register/parameters/taxRates',
  'payment-term': '/register/parameters/paymentTerms',
  'exchange-rate': '/register/parameters/exchangeRates',
  parameter: '/register/parameters',
  account: '/register/users',
  audit: '/controlPanel/audit',
};

/**
 * The address of a list that shows what a query asks for (decisions 9.7).
 * @param origin the address people reach the product under, without a slash at the end; never what a request says
 */
export function listLink(origin: string, { name }: Entity, { search, sort, filter, deleted }: GridQuery): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (sort.length > 0)
    params.set('sort', sort.map(({ field, direction }) => (direction === 'desc' ? `-${field}` : field)).join(','));
  if (filter && filter.all.length > 0) params.set('filter', JSON.stringify(filter));
  if (deleted !== 'exclude') params.set('deleted', deleted);
  const asked = params.size > 0 ? `?${params}` : '';
  return `${origin}${listPages[name] ?? '/'}${asked}`;
}
