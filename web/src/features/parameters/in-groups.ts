import { parameterGroups } from '@mandate/contract/entities/parameter.ts';
import type { ParameterRow } from './parameter-row.ts';

/** Parameters in the order of their groups; inside a group they keep their own. */
export function inGroups(rows: readonly ParameterRow[]): ParameterRow[] {
  return parameterGroups.flatMap((group) => rows.filter((row) => row.group === group));
}
