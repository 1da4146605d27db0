import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { rowFields } from '@mandate/contract/lists/grid.ts';
import type { ListColumn, ListRow } from '../columns/columns.tsx';

/** What deleted rows tell of their deletion. */
export const deletion = ['deletedAt', 'deletedById'];

/** What says who somebody is, or who may change a row, where its entity has it: pages that open from a row go by it. */
const deciding = ['role', 'grants', 'editableBy'];

/**
 * The fields a list asks of its rows: what its columns show, what that is written by, and what decides what can be done with a row. Always in one
 * order, so that columns in another order ask for nothing new.
 * @param isDeletedShown deleted rows are among them
 * @param needs what is asked for beside the columns, such as what an act at the end of a row is decided by
 */
export function askedFields<Row extends ListRow>(
  entity: Entity,
  reader: Reader,
  columns: readonly Pick<ListColumn<Row>, 'field' | 'needs'>[],
  isDeletedShown = false,
  needs: readonly string[] = [],
): string[] {
  const wanted = new Set<string>([...deciding, ...needs, ...(isDeletedShown ? deletion : [])]);
  if (entity.owner !== undefined) wanted.add(entity.owner);
  if (entity.locked) wanted.add(entity.locked.field);
  for (const { field, needs = [] } of columns) for (const name of [field, ...needs]) wanted.add(name);
  for (const name of [...wanted]) for (const other of writtenBy(entity, name)) wanted.add(other);
  return rowFields(entity, reader)
    .map(([name]) => name)
    .filter((name) => wanted.has(name))
    .sort();
}

/** The fields a value cannot be written without: its currency, and what a sum leaves out. */
function writtenBy(entity: Entity, name: string): string[] {
  const { kind, currencyField = 'currency', leavesOut } = entity.fields[name] ?? {};
  const isAmount = kind === 'money' || kind === 'number';
  return [...(isAmount ? [currencyField] : []), ...(leavesOut ? [leavesOut.count, leavesOut.known] : [])];
}
