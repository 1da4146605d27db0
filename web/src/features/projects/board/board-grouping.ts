import type { Reader } from '@mandate/contract/access/roles.ts';
import { groupFields } from '@mandate/contract/lists/sum-fields.ts';
import { project } from '@mandate/contract/project/project.ts';

/** What the columns of the board may be: the statuses, or who has the most in them. */
export const boardGroupings = ['status', 'customerId', 'projectManagerId'] as const;
export type BoardGrouping = (typeof boardGroupings)[number];

/** What the columns may be for a reader: nobody groups by what they do not see. */
export function groupingsFor(reader: Reader): BoardGrouping[] {
  const fields = groupFields(project, reader);
  return boardGroupings.filter((grouping) => fields.has(grouping));
}

/** What the columns are where a list is grouped by a field; the statuses where the board has no columns of it. */
export function boardGrouping(groupBy: string | null, reader: Reader): BoardGrouping {
  return groupingsFor(reader).find((grouping) => grouping === groupBy) ?? 'status';
}
