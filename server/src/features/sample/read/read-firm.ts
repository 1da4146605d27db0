import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { withInitial } from '../../../records/write/read-body.ts';
import type { SampleRecord } from '../load/store-records.ts';
import { filedEntities } from '../sample-entities.ts';
import { type CellContext, cellInstant, cellValue } from './cell-value.ts';
import { readTable, type TableRow } from './read-table.ts';

/** What the files refer to without holding it. */
export interface Surroundings {
  now: Date;
  /** Ids of the accounts that write, by what the files call them. */
  writers: ReadonlyMap<string, string>;
  /** Ids of other records by entity and key, such as `account admin`; null where the database lacks one. */
  known: ReadonlyMap<string, string | null>;
}

/** A row of a record or of one of its parts, with its id and the moment the record was made. */
interface Row extends TableRow {
  id: string;
  createdAt: string;
  /** Rows of the parts of a record, by name. */
  parts: Record<string, Row[]>;
}

/** Parameters that initial values are taken from where a row says nothing. */
const parameters = new Map([
  ['company.language', 'en'],
  ['company.country', 'AT'],
  ['money.baseCurrency', 'EUR'],
  ['people.weeklyHours', '40'],
]);

/**
 * The sample firm as the files in `data` have it, by entity and in their order.
 * @throws Error that names file, line and column of what cannot be read
 */
export async function readFirm({ now, writers, known }: Surroundings): Promise<Map<Entity, SampleRecord[]>> {
  const ids = new Map(known);
  const tables: [Entity, Row[]][] = [];
  for (const entity of filedEntities) tables.push([entity, await rowsOf(entity, now, ids)]);
  const context: CellContext = { now, idOf: (entity, key) => found(ids, `${entity} ${key}`) };
  return new Map(tables.map(([entity, rows]) => [entity, rows.map((row) => recordOf(entity, row, writers, context))]));
}

/** Reads the rows of an entity with its parts, and notes their ids by what other rows call them: the code, and for a row of a part its place too. */
async function rowsOf(entity: Entity, now: Date, ids: Map<string, string | null>): Promise<Row[]> {
  const rows = (await readTable(entity.table)).map(({ cells, at }): Row => {
    const createdAt = located(at, () => cellInstant(cells.created ?? '', now));
    return { cells, at, id: uuidV7(Date.parse(createdAt)), createdAt, parts: {} };
  });
  const byCode = new Map(rows.map((row) => [row.cells.code ?? '', row]));
  for (const [code, { id }] of byCode) ids.set(`${entity.name} ${code}`, id);
  for (const [name, { table }] of Object.entries(entity.parts)) {
    const singular = table.replaceAll('_', '-').replace(/s$/, '');
    for (const row of await readTable(table)) {
      const code = row.cells[entity.name] ?? '';
      const { createdAt, parts } = located(row.at, () => found(byCode, code));
      const id = uuidV7(Date.parse(createdAt));
      const before = parts[name] ?? [];
      parts[name] = [...before, { ...row, id, createdAt, parts: {} }];
      ids.set(`${singular} ${code}/${before.length + 1}`, id);
    }
  }
  return rows;
}

function recordOf(
  entity: Entity,
  { id, createdAt, cells, at, parts }: Row,
  writers: ReadonlyMap<string, string>,
  context: CellContext,
): SampleRecord {
  const { created: _, createdBy = '', updated, updatedBy = createdBy, ...said } = cells;
  const values = valuesOf(entity.fields, said, { at, createdAt }, context);
  for (const [name, { fields }] of Object.entries(entity.parts)) {
    values[name] = (parts[name] ?? []).map((row) => {
      const { [entity.name]: _, ...said } = row.cells;
      return { id: row.id, ...valuesOf(fields, said, row, context) };
    });
  }
  return {
    id,
    values: completed(entity, values),
    createdAt,
    createdById: located(at, () => found(writers, createdBy)),
    updatedAt: updated === undefined ? createdAt : located(at, () => cellInstant(updated, context.now)),
    updatedById: located(at, () => found(writers, updatedBy)),
  };
}

/** Every field of a row: what its cells say, else its initial value. */
function valuesOf(
  fields: Record<string, Field>,
  cells: Record<string, string>,
  { at, createdAt }: Pick<Row, 'at' | 'createdAt'>,
  context: CellContext,
): Values {
  const known = new Map(Object.entries(fields));
  const said = Object.entries(cells).map(([name, cell]) => [
    name,
    located(`${at}, ${name}: ${cell}`, () => cellValue(found(known, name), cell, context)),
  ]);
  return withInitial(fields, Object.fromEntries(said), { today: createdAt.slice(0, 10), parameters });
}

/** Says where something stands that cannot be read. */
function located<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`The sample firm cannot be read: ${where}`, { cause: error });
  }
}

function found<T>(known: ReadonlyMap<string, T>, key: string): T {
  const value = known.get(key);
  if (value === undefined) throw new Error(`The sample firm has no ${key}`);
  return value;
}
