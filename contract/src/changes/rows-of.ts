import type { Values } from './merge.ts';

/** The rows of a part in the values of a record; none where it has none. */
export function rowsOf(values: Values | null | undefined, part: string): Values[] {
  return (values?.[part] ?? []) as Values[];
}
