import type { Values } from '@mandate/contract/changes/merge.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import { type Row, rowsOf, withValueAt } from './record-path.ts';

/**
 * The values with another value at a path, where a whole row that is not there comes back behind the row it stood behind.
 * @param stood states the row may have been in, the one that is followed first
 */
export function withRowBack(values: Values, path: string, value: unknown, stood: readonly Values[]): Values {
  const [name = '', id = '', field] = stepsOf(path);
  const rows = rowsOf(values, name);
  const isBack = id !== '' && field === undefined && value !== null && !rows.some((row) => row.id === id);
  const order = isBack ? stood.map((one) => idsOf(one, name)).find((ids) => ids.includes(id)) : undefined;
  if (order === undefined) return withValueAt(values, path, value);
  const ids = idsOf(values, name);
  const before = order.slice(0, order.indexOf(id)).findLast((one) => ids.includes(one));
  const place = before === undefined ? 0 : ids.indexOf(before) + 1;
  return { ...values, [name]: rows.toSpliced(place, 0, value as Row) };
}

function idsOf(values: Values, part: string): string[] {
  return rowsOf(values, part).map(({ id }) => id);
}
