import type { Values } from '@mandate/contract/changes/merge.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { call } from '../../../../lib/calls/call.ts';

/** How many names one call asks for: a name or a code each. */
const atOnce = 10;

/** Records found by what they are called, in lower case. */
export type Found = ReadonlyMap<string, Values>;

const nameOf = { service: 'name', personnel: 'displayName', provider: 'name' } as const;

/**
 * The records of a register whose name or code is one of some texts, case aside. Of two with one name the one in use is meant.
 * @throws CallError when the server cannot be asked
 */
export async function matchNames(noun: keyof typeof nameOf, texts: readonly string[]): Promise<Found> {
  const name = nameOf[noun];
  const groups = Array.from({ length: Math.ceil(texts.length / atOnce) }, (_, at) =>
    texts.slice(at * atOnce, (at + 1) * atOnce),
  );
  const pages = await Promise.all(
    groups.map((group) => {
      const any = group.flatMap((value) => ['code', name].map((field) => ({ field, operator: 'is', value })));
      const query = { pageSize: 200, total: 'none', filter: { all: [{ any }] } };
      return call<GridPage<Values>>('POST', `/${noun}/get-grid`, query, { quiet: true });
    }),
  );
  const rows = pages.flatMap((page) => page.rows).sort((one, other) => Number(one.isActive) - Number(other.isActive));
  return new Map(rows.flatMap((row) => [row.code, row[name]].map((called) => [String(called).toLowerCase(), row])));
}
