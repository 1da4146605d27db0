import type { Condition } from '@mandate/contract/lists/grid.ts';
import { type RelatedList, relatedLists } from '@mandate/contract/overview/record/related-lists.ts';
import { relatedAddress } from '../../../list/preview/related-address.ts';
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
  return (...further) => of && relatedAddress(of, id, further);
}
