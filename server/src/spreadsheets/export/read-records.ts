import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import type { Database } from '../../database/database.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { orderBy } from '../../records/lists/order-by.ts';
import { mainOnly } from '../../records/read/find.ts';
import { selectionOf } from '../../records/read/grid-shape.ts';
import { presenterOf } from '../../records/read/present.ts';
import type { SheetColumn } from '../cells/sheet-columns.ts';
import type { CheckedExport } from './export-request.ts';

/** Records fetched at once; fewer where each may bring a thousand rows along. */
const atOnce = 500;
const withPartsAtOnce = 100;

/**
 * The records of an export as replies carry them, with the fields and the rows of the parts that were chosen, in the order of its query.
 * They come some at a time: never more of them are in memory.
 * @param db a transaction that sees one moment; the cursor lives in it
 */
export async function* readRecords(db: Database, request: CheckedExport, reader: Reader): AsyncGenerator<Values[]> {
  const { entity, columns, query } = request;
  const fields = fieldsOf(columns, null, entity.fields);
  const { columns: selected, joins } = selectionOf(fields);
  const sqlQuery = new SqlQuery();
  const text = `select ${selected} from ${entity.table} t ${joins} where ${request.where(sqlQuery)} order by ${orderBy(entity, query)}`;
  await run(db, `declare records no scroll cursor for ${text}`, sqlQuery.values);
  const present = presenterOf(fields);
  const parts = [...new Set(columns.flatMap(({ part }) => part ?? []))];
  const count = parts.length > 0 ? withPartsAtOnce : atOnce;
  for (;;) {
    const rows = await run<Values>(db, `fetch ${count} from records`, []);
    if (rows.length === 0) return;
    const records = rows.map((row) => present(row));
    for (const part of parts) await readPart(db, entity, part, columns, records, reader);
    yield records;
  }
}

/** Reads the rows of one part of some records, in their order. */
async function readPart(
  db: Database,
  entity: Entity,
  name: string,
  columns: readonly SheetColumn[],
  records: Values[],
  reader: Reader,
): Promise<void> {
  const part = entity.parts[name];
  if (!part) return;
  const fields = fieldsOf(columns, name, part.fields);
  const { columns: selected, joins } = selectionOf(fields);
  const rows = await run<Values>(
    db,
    `select ${selected}, t.${part.parent} as "parent" from ${part.table} t ${joins}
     where t.${part.parent} = any($1) ${mainOnly(entity, name, reader)} order by t.${part.parent}, t.position`,
    [records.map(({ id }) => id)],
  );
  const present = presenterOf(fields);
  const byRecord = new Map(
    records.map((record) => [record.id, { currency: String(record.currency ?? ''), shown: [] as Values[] }]),
  );
  for (const row of rows) {
    const { currency, shown } = byRecord.get(row.parent) ?? {};
    shown?.push(present(row, currency));
  }
  for (const record of records) record[name] = byRecord.get(record.id)?.shown;
}

/** The fields of some columns, and the currency that decides with how many decimals amounts are written. */
function fieldsOf(
  columns: readonly SheetColumn[],
  part: string | null,
  known: Record<string, Field>,
): [string, Field][] {
  const chosen = columns.flatMap(({ part: of, name, field }): [string, Field][] =>
    of === part && field !== null ? [[name, field]] : [],
  );
  const { currency } = known;
  return currency && !chosen.some(([name]) => name === 'currency') ? [...chosen, ['currency', currency]] : chosen;
}
