import type { Filter } from '@mandate/contract/lists/grid.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { filterText } from '../../list/state/list-state.ts';
import type { RateSide } from '../rates/dated-rate.ts';

/** The lists prices are raised from: of records that have prices, and of the rates themselves. */
export const raisedLists = ['service', 'personnel', 'provider', 'customer', 'rate'] as const;
export type RaisedList = (typeof raisedLists)[number];

/** Which prices are meant. */
export interface MeantPrices {
  of: RaisedList;
  side?: RateSide;
  search?: string;
  filter?: Filter['all'];
  ids?: readonly string[];
  except?: readonly string[];
}

/** The address of the page where prices are raised; what is not said is left out. */
export function raiseAddress({ of, side, search = '', filter = [], ids = [], except = [] }: MeantPrices): string {
  const params = new URLSearchParams({ of });
  if (side) params.set('side', side);
  if (search.trim() !== '') params.set('search', search);
  if (filter.length > 0) params.set('filter', filterText(filter));
  if (ids.length > 0) params.set('ids', ids.join(','));
  if (except.length > 0) params.set('except', except.join(','));
  return `${paths.raisePrices}?${params}`;
}
