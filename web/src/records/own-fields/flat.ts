import type { Values } from '@mandate/contract/changes/merge.ts';
import { withFlatOwn } from '@mandate/contract/own-fields/flat-values.ts';

/** A record or row as it was read, with the values of own fields beside the others, by their paths: as lists and forms look at it. */
export function flat<Data extends object>(data: Data): Data {
  return withFlatOwn(data as Values) as Data;
}
