import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { GridQuery } from '@mandate/contract/lists/grid.ts';
import { registers } from '@mandate/contract/registers.ts';

/** Where the pages of lists are that are of no register. */
const otherPages: Record<string, string> = {
  document: '/home/documents',
  week: '/home/weeks',
  audit: '/controlPanel/audit',
};

/** Where the page of a list is, by the noun of its calls. */
export function listPage(noun: string): string | undefined {
  return Object.entries(registers).find(([name]) => name === noun)?.[1].list ?? otherPages[noun];
}

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
  return `${origin}${listPage(name) ?? '/'}${asked}`;
}
