import type { Condition, Filter } from '@mandate/contract/lists/grid.ts';
import { type RelatedList, relatedFilter } from '@mandate/contract/overview/record/related-lists.ts';
import { recordPaths } from '../../lib/addresses/record-paths.ts';
import { filterText } from '../state/list-state.ts';

/**
 * The address of the list with all the records that belong to a record, and of those among them that meet further conditions; undefined where
 * there is no such list.
 * @param id of the record they belong to
 */
export function relatedAddress(of: RelatedList, id: string, further: readonly Condition[] = []): string | undefined {
  const list = recordPaths(of.noun)?.list;
  if (list === undefined) return undefined;
  const filter: Filter['all'] = [...relatedFilter(of, id).all, ...further];
  return `${list}?${new URLSearchParams({ filter: filterText(filter) })}`;
}
