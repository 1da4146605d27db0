import type { Condition } from '@mandate/contract/lists/grid.ts';
import { filterText } from '../../list/state/list-state.ts';

/** The address of a list that shows the records which meet every condition. */
export function listAddress(list: string, ...conditions: readonly Condition[]): string {
  return `${list}?${new URLSearchParams({ filter: filterText([...conditions]) })}`;
}
