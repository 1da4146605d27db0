import type { Values } from '@mandate/contract/changes/merge.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Caller } from '../../http/caller.ts';

/** What is agreed to when an absence is approved. */
const agreed = ['personnelId', 'kind', 'startDate', 'endDate', 'startsAtNoon', 'endsAtNoon'];

/** What a save leaves an absence in, and who decided it. */
type Decision = Pick<Values, 'state' | 'decidedById'>;

/**
 * The state of an absence that is saved: one whose days stay keeps its own. Others are asked for, unless nobody has to approve them, or an
 * administrator enters them for somebody else.
 * @param before what is stored; null of a new one
 */
export function stateAfter(
  caller: Pick<Caller, 'id' | 'role' | 'personnelId'>,
  before: Values | null,
  wanted: Values,
  needsApproval: boolean,
): Decision {
  if (before && agreed.every((name) => isSame(before[name], wanted[name])))
    return { state: before.state, decidedById: before.decidedById };
  if (!needsApproval) return { state: 'approved', decidedById: null };
  const decides = caller.role === 'SA' || caller.role === 'ADMIN';
  return decides && wanted.personnelId !== caller.personnelId
    ? { state: 'approved', decidedById: caller.id }
    : { state: 'requested', decidedById: null };
}
