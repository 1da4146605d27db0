import type { SumsGroup } from '@mandate/contract/lists/sums.ts';
import type { ListRow } from '../columns/columns.tsx';

/** A group as its row shows it. */
export interface ShownGroup extends SumsGroup {
  /** Tells it from the others. */
  key: string;
  name: string;
  isOpen: boolean;
}

/** What stands for the records of an open group that are not there. */
export interface ShownRest {
  of: ShownGroup;
  /** How many there are; 0 while the first are on their way. */
  left: number;
  isComing: boolean;
  isFailed: boolean;
}

const groupMark = Symbol('group');
const restMark = Symbol('rest');

/** The row of a group. */
export function groupRow(group: ShownGroup): ListRow {
  return { id: `group ${group.key}`, [groupMark]: group } as ListRow;
}

/** The row that reads more of a group. */
export function restRow(rest: ShownRest): ListRow {
  return { id: `rest ${rest.of.key}`, [restMark]: rest } as ListRow;
}

/** The group a row is of; undefined for a record. */
export function groupOf(row: ListRow): ShownGroup | undefined {
  return (row as { [groupMark]?: ShownGroup })[groupMark];
}

/** The rest a row stands for; undefined for another. */
export function restOf(row: ListRow): ShownRest | undefined {
  return (row as { [restMark]?: ShownRest })[restMark];
}

/** Whether a row is a record of the list. */
export function isRecord(row: ListRow): boolean {
  return groupOf(row) === undefined && restOf(row) === undefined;
}
