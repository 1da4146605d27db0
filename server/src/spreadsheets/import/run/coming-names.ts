import type { Entity } from '@mandate/contract/facts/entity.ts';
import { readInert } from '@mandate/contract/texts/inert-text.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { foldCell } from '../../cells/fold-cell.ts';
import { labelAndCode } from '../../cells/label-and-code.ts';
import type { Mapped } from '../import-request.ts';
import type { Settled } from './importing.ts';

/** What the records of a file are called in it, so that one may refer to another. */
export interface ComingNames {
  /** Whether a record of the file is called so, or has this code. */
  has: (text: string) => boolean;
  /** The names of records that were taken over. */
  of: (settled: readonly Settled[]) => string[];
}

/** Reads the names of a file's records, where its columns let records refer to their own kind. */
export async function comingNames(
  db: Database,
  entity: Entity,
  importId: string,
  mapped: readonly Mapped[],
): Promise<ComingNames> {
  const refersToItself = mapped.some(({ column }) => column.field?.refersTo === entity.name);
  const naming = mapped.filter(
    ({ column: { part, name } }) => part === null && [entity.label, 'code', 'id'].includes(name),
  );
  if (!refersToItself || naming.length === 0) return { has: () => false, of: () => [] };
  const places = naming.map(({ place }) => place);
  const text = `select distinct r.cells ->> p.place as name from import_rows r, unnest($2::int[]) as p(place)
    where r.import_id = $1 and r.cells ->> p.place is not null`;
  const rows = await run<{ name: string }>(db, text, [importId, places]);
  const names = new Set(rows.map(({ name }) => foldCell(readInert(name))));
  return {
    has: (wanted) => namesIn(wanted).some((name) => names.has(name)),
    of: (settled) =>
      settled.flatMap(({ outcome, rows: [first] }) =>
        outcome === 'created' || outcome === 'updated' || outcome === 'unchanged'
          ? places.map((place) => foldCell(readInert(String(first.cells[place] ?? ''))))
          : [],
      ),
  };
}

/** The names a reference may mean: what it says, and of `label [code]` the code. */
export function namesIn(text: string): string[] {
  const code = labelAndCode(text)?.code;
  return [foldCell(text), ...(code === undefined ? [] : [foldCell(code)])];
}
