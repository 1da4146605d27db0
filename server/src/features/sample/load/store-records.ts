import { changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { rowsOf } from '@mandate/contract/changes/rows-of.ts';
import { columnOf, type Entity, type Part } from '@mandate/contract/facts/entity.ts';
import { type Field, referredNouns } from '@mandate/contract/facts/fields.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { writableNames, writablePartNames } from '../../../records/read/stored.ts';
import { anyLabelSql, hasLabelColumn, labelColumn, searchTextSql } from '../../../records/search/search-text.ts';

/** A record made up, with its parts, and when and by whom it was written; instants in ISO 8601. */
export interface SampleRecord {
  id: string;
  /** Every field and part, complete; the rows of parts have ids. */
  values: Values;
  createdAt: string;
  createdById: string;
  updatedAt: string;
  updatedById: string;
}

/** The columns that follow from a record's row aliased `t`, and the expressions that give them. */
export function derivedColumns(entity: Entity): { names: string[]; expressions: string[] } {
  const labels = Object.entries(entity.fields).filter(
    ([name, field]) => referredNouns(field).length > 0 && hasLabelColumn(entity, name),
  );
  return {
    names: ['search_text', ...labels.map(([name]) => labelColumn(name))],
    expressions: [searchTextSql(entity), ...labels.map(([name, field]) => anyLabelSql(name, field))],
  };
}

/** Inserts records as their first saves would have: rows, parts, search texts, labels, history. */
export async function storeRecords(db: Database, entity: Entity, records: readonly SampleRecord[]): Promise<void> {
  for (const wave of wavesOf(entity, records)) await storeRows(db, entity, wave);
  for (const [name, part] of Object.entries(entity.parts)) await storePart(db, part, name, records);
  await storeHistory(db, entity, records);
}

/**
 * Records in the order they can be inserted in: what others of them refer to comes first, since a statement finds no labels of what it inserts.
 * An update afterwards would leave rows behind whose table's next indexes no transaction older than them may use.
 */
function wavesOf({ name, fields }: Entity, records: readonly SampleRecord[]): SampleRecord[][] {
  const own = Object.keys(fields).filter((field) => referredNouns(fields[field] as Field).includes(name));
  const waves: SampleRecord[][] = [];
  let left = [...records];
  while (left.length > 0) {
    const ids = new Set<unknown>(left.map(({ id }) => id));
    const waits = ({ values }: SampleRecord) => own.some((field) => [values[field]].flat().some((id) => ids.has(id)));
    const wave = left.filter((record) => !waits(record));
    if (wave.length === 0) throw new Error(`${name}: records refer to each other in a circle`);
    waves.push(wave);
    left = left.filter(waits);
  }
  return waves;
}

async function storeRows(db: Database, entity: Entity, records: readonly SampleRecord[]): Promise<void> {
  const derived = derivedColumns(entity);
  const written = Object.entries(entity.fields).filter(([, { isComputed }]) => !isComputed);
  const columns = ['id', ...written.map(([name]) => columnOf(name))];
  const rows = records.map(({ values, ...meta }) => asRow(entity.fields, { ...values, ...meta, version: 1 }));
  const text = `insert into ${entity.table} (${[...columns, ...derived.names].join(', ')})
    select ${[...columns.map((column) => `t.${column}`), ...derived.expressions].join(', ')}
    from jsonb_populate_recordset(null::${entity.table}, $1::jsonb) t`;
  await run(db, text, [JSON.stringify(rows)]);
}

async function storePart(db: Database, part: Part, name: string, records: readonly SampleRecord[]): Promise<void> {
  const columns = ['id', part.parent, 'position', ...Object.keys(part.fields).map(columnOf)].join(', ');
  const rows = records.flatMap(({ id, values }) =>
    rowsOf(values, name).map((row, position) => ({
      ...asRow(part.fields, row),
      [part.parent]: id,
      position,
    })),
  );
  const text = `insert into ${part.table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${part.table}, $1::jsonb)`;
  await run(db, text, [JSON.stringify(rows)]);
}

async function storeHistory(db: Database, entity: Entity, records: readonly SampleRecord[]): Promise<void> {
  const [names, parts] = [writableNames(entity.fields), writablePartNames(entity)];
  const entries = records.map(({ id, values, createdAt, createdById }) => ({
    record_id: id,
    at: createdAt,
    by_id: createdById,
    changes: changesBetween({}, values, names, parts),
  }));
  const text = `insert into history (entity, record_id, version, at, by_id, action, changes)
    select $1, record_id, 1, at, by_id, 'create', changes from jsonb_populate_recordset(null::history, $2::jsonb)`;
  await run(db, text, [entity.name, JSON.stringify(entries)]);
}

function asRow(fields: Record<string, Field>, values: Values): Values {
  const row: Values = { id: values.id };
  for (const name of Object.keys(fields)) row[columnOf(name)] = values[name] ?? null;
  return row;
}
