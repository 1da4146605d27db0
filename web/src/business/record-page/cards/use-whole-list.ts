import type { Condition, Filter } from '@mandate/contract/lists/grid.ts';
import { type RelatedList, relatedFilter, relatedLists } from '@mandate/contract/overview/record/related-lists.ts';
import { recordPaths } from '../../../lib/addresses/record-paths.ts';
import { filterText } from '../../../list/state/list-state.ts';
import { useReadRecord } from '../page/read-record.ts';

/**
 * Gives the address of the list with all the records of which the page shows the first few, and of those among them that meet further
 * conditions; undefined where there is no such list.
 * @param name of the list, as `relatedLists` has it
 */
export function useWholeList(name: string): (...further: readonly Condition[]) => string | undefined {
  const { entity, id } = useReadRecord();
  const lists: Record<string, RelatedList> = relatedLists[entity.name as keyof typeof relatedLists];
  const of = lists[name];
  const list = of && recordPaths(of.noun)?.list;
  return (...further) => {
    if (of === undefined || list === undefined) return undefined;
    const filter: Filter['all'] = [...relatedFilter(of, id).all, ...further];
    return `${list}?${new URLSearchParams({ filter: filterText(filter) })}`;
  };
}
