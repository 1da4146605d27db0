import type { Values } from '@mandate/contract/changes/merge.ts';
import { rowsOf } from '@mandate/contract/changes/rows-of.ts';
import { type Entity, type Referred, siblingOf } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../calls/call.ts';
import { writeContext } from '../cells/cell-context.ts';
import type { WriteContext } from '../cells/cell-of.ts';
import type { SheetColumn } from '../cells/sheet-columns.ts';

/** How many records that others refer to are remembered before it starts again. */
const mostKnown = 50_000;

/**
 * What the cells of more and more records are written with. Whether a label tells its record is asked once for each record that is referred
 * to, not once for each that refers.
 */
export async function growingContext(call: Call, entity: Entity, columns: readonly SheetColumn[]) {
  const known = new Set<string>();
  const ambiguous = new Set<string>();
  const codes = new Map<string, string>();
  const context: WriteContext = { ...(await writeContext(call, entity, [])), ambiguous, codes };
  const references = columns.filter(({ field }) => field?.refersTo !== undefined);

  return {
    context,
    /** Learns what the cells of these records need. */
    async learn(records: readonly Values[]): Promise<void> {
      if (known.size > mostKnown) for (const kept of [known, ambiguous, codes]) kept.clear();
      const fresh = records.filter(
        (record) => referredBy(record).filter((id) => !known.has(id) && known.add(id)).length > 0,
      );
      if (fresh.length === 0) return;
      const learned = await writeContext(call, entity, fresh);
      for (const id of learned.ambiguous) ambiguous.add(id);
      for (const [id, code] of learned.codes) codes.set(id, code);
    },
  };

  function referredBy(record: Values): string[] {
    return references.flatMap(({ part, name }) => {
      const rows = part === null ? [record] : rowsOf(record, part);
      return rows.flatMap((row) => [row[siblingOf(name)] ?? []].flat() as Referred[]).map(({ id }) => id);
    });
  }
}
