import type { Values } from '@mandate/contract/changes/merge.ts';
import { rowsOf } from '@mandate/contract/changes/rows-of.ts';
import { columnOf, type Entity, type Part } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { mayHaveOwnFields } from '@mandate/contract/own-fields/own-field-nouns.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { atSavepoint } from '../../database/queries/undone.ts';
import { Refusal, refuseField } from '../../http/refusal.ts';
import type { HistoryCall } from '../history/history.ts';
import { ownColumn, ownRow } from '../own-fields/own-row.ts';
import { hasLabelColumn, keptTexts, refreshSql } from '../search/search-text.ts';
import { newValuesSql } from './new-values-sql.ts';

/** Fields the server keeps itself; nothing else of a record's fields is left out when it is written. */
const kept = ['version', 'createdAt', 'createdById', 'updatedAt', 'updatedById', 'deletedAt', 'deletedById'];

function storedColumns(fields: Record<string, Field>): [string, string][] {
  return Object.entries(fields).flatMap(([name, { isPrepared, own }]) =>
    kept.includes(name) || isPrepared || own ? [] : [[name, columnOf(name)]],
  );
}

function asRow(columns: [string, string][], values: Values): Values {
  return Object.fromEntries(columns.map(([name, column]) => [column, values[name] ?? null]));
}

/** The values of own fields of a new record; what is empty is not kept. */
function newOwn(fields: Record<string, Field>, values: Values): Values {
  const held = Object.entries(ownRow(fields, values) ?? {}).filter(([, value]) => value !== null);
  return { [ownColumn]: Object.fromEntries(held) };
}

/** The columns a new record is written with. */
function newNames({ name }: Entity, columns: [string, string][]): string {
  return [...columns.map(([, column]) => column), ...(mayHaveOwnFields(name) ? [ownColumn] : [])].join(', ');
}

/**
 * Inserts a new record with its parts.
 * @returns false when a record of this id exists already
 */
export async function insertRecord(call: Call, entity: Entity, id: string, values: Values): Promise<boolean> {
  const columns = storedColumns(entity.fields);
  const names = newNames(entity, columns);
  const texts = keptTexts(entity);
  const text = `insert into ${entity.table} (id, created_by_id, updated_by_id, ${names}, ${texts.map(([column]) => column).join(', ')})
    select $1, $2, $2, ${names}, ${texts.map(([, expression]) => expression).join(', ')}
    from jsonb_populate_record(null::${entity.table}, $3::jsonb) t
    on conflict (id) do nothing returning id`;
  const row = { ...asRow(columns, values), ...newOwn(entity.fields, values) };
  const inserted = await run(call.db, text, [id, call.caller.id, JSON.stringify(row)]);
  if (inserted.length === 0) return false;
  for (const [name, part] of Object.entries(entity.parts))
    await writePart(call.db, part, name, id, [], rowsOf(values, name));
  return true;
}

/** Inserts new records with their parts in a few statements; none of their ids is in use. */
export async function insertRecords(
  call: Call,
  entity: Entity,
  records: readonly { id: string; values: Values }[],
): Promise<void> {
  const columns = storedColumns(entity.fields);
  const names = newNames(entity, columns);
  const rows = records.map(({ id, values }) => ({
    id,
    ...asRow(columns, values),
    ...newOwn(entity.fields, values),
  }));
  const text = `insert into ${entity.table} (id, created_by_id, updated_by_id, ${names})
    select id, $1, $1, ${names} from jsonb_populate_recordset(null::${entity.table}, $2::jsonb)`;
  await run(call.db, text, [call.caller.id, JSON.stringify(rows)]);
  for (const [name, part] of Object.entries(entity.parts)) {
    const partColumns = storedColumns(part.fields);
    const written = records.flatMap(({ id, values }) =>
      rowsOf(values, name).map((row, position) => {
        return { id: row.id, position, [part.parent]: id, ...asRow(partColumns, row) };
      }),
    );
    if (written.length === 0) continue;
    const partNames = ['id', part.parent, 'position', ...partColumns.map(([, column]) => column)].join(', ');
    const partText = `insert into ${part.table} (${partNames})
      select ${partNames} from jsonb_populate_recordset(null::${part.table}, $1::jsonb)`;
    await run(call.db, partText, [JSON.stringify(written)]);
  }
  const ids = records.map(({ id }) => id);
  await run(call.db, `update ${entity.table} t set ${refreshSql(entity)} where t.id = any($1)`, [ids]);
}

/** Writes a changed record with its parts under its next version. */
export async function updateRecord(
  call: Pick<HistoryCall, 'db' | 'caller'>,
  entity: Entity,
  id: string,
  before: Values,
  values: Values,
  version: number,
): Promise<void> {
  const columns = storedColumns(entity.fields);
  const own = ownRow(entity.fields, values);
  const given = newValuesSql(entity, {
    columns: columns.map(([, column]) => column),
    values: '$4::jsonb',
    own: own && '$5::jsonb',
    isTold: isTold(entity, before, values),
  });
  const text = `update ${entity.table} o set version = $2, updated_at = now(), updated_by_id = $3, ${given} where o.id = $1`;
  const bound = [id, version, call.caller.id, JSON.stringify(asRow(columns, values))];
  await run(call.db, text, own ? [...bound, JSON.stringify(own)] : bound);
  for (const [name, part] of Object.entries(entity.parts)) {
    await writePart(call.db, part, name, id, rowsOf(before, name), rowsOf(values, name));
  }
  if (before[entity.label] !== values[entity.label]) {
    await run(call.db, 'insert into label_changes (entity, record_id) values ($1, $2)', [entity.name, id]);
  }
}

/** Whether anything changed that the record is found or sorted by. */
function isTold(entity: Entity, before: Values, values: Values): boolean {
  return Object.entries(entity.fields).some(
    ([name, field]) => (field.isSearched || hasLabelColumn(entity, name)) && !isSame(before[name], values[name]),
  );
}

/** @throws Refusal validationFailed when another record points to one of the rows */
async function removeRows(db: Database, part: Part, name: string, id: string, gone: unknown[]): Promise<void> {
  try {
    await atSavepoint(db, () =>
      run(db, `delete from ${part.table} where ${part.parent} = $1 and id = any($2)`, [id, gone]),
    );
  } catch (error) {
    if ((error as { code?: string }).code === '23503') refuseField(name, 'rowInUse');
    throw error;
  }
}

/** Brings the rows of a part to what is wanted: removes, adds, changes and moves only what differs. */
async function writePart(
  db: Database,
  part: Part,
  name: string,
  id: string,
  before: Values[],
  wanted: Values[],
): Promise<void> {
  const columns = storedColumns(part.fields);
  const stay = new Set(wanted.map((row) => row.id));
  const gone = before.flatMap((row) => (stay.has(row.id) ? [] : [row.id]));
  if (gone.length > 0) await removeRows(db, part, name, id, gone);

  const olds = new Map(before.map((row, position) => [row.id, { row, position }]));
  const written = wanted.flatMap((row, position) => {
    const old = olds.get(row.id);
    const isKept = old?.position === position && isSame(asRow(columns, old.row), asRow(columns, row));
    return isKept ? [] : [{ id: row.id, position, [part.parent]: id, ...asRow(columns, row) }];
  });
  if (written.length === 0) return;
  const names = ['position', ...columns.map(([, column]) => column)];
  const text = `insert into ${part.table} as t (id, ${part.parent}, ${names.join(', ')})
    select id, ${part.parent}, ${names.join(', ')} from jsonb_populate_recordset(null::${part.table}, $1::jsonb)
    on conflict (id) do update set ${names.map((column) => `${column} = excluded.${column}`).join(', ')}
    where t.${part.parent} = excluded.${part.parent} returning t.id`;
  const stored = new Set((await run<{ id: string }>(db, text, [JSON.stringify(written)])).map((row) => row.id));
  // A row of this id belongs to another record: it is neither changed nor spoken of.
  const foreign = wanted.flatMap((row, index) =>
    written.some(({ id: own }) => own === row.id) && !stored.has(String(row.id))
      ? [fieldError(`${name}.${index}.id`, 'idAlreadyUsed')]
      : [],
  );
  if (foreign.length > 0) throw new Refusal('idAlreadyUsed', {}, { fieldErrors: foreign });
}
