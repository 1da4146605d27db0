import { mainRowFlag } from '@mandate/contract/access/field-views.ts';
import { may } from '@mandate/contract/access/permissions.ts';
import { type Reader, readerKey } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { rowsOf } from '@mandate/contract/changes/rows-of.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, isId } from '@mandate/contract/facts/fields.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { seenSql } from '../rights/scope.ts';
import { recordFields, type Selection, seenFields, selectionOf } from './grid-shape.ts';
import { presenterOf, recordPresenterOf } from './present.ts';

/**
 * A whole record as the caller may see it: fields, references by name, parts.
 * @throws Refusal recordNotFound when it does not exist or the caller may not see it, alike
 */
export async function find(call: Call, entity: Entity, id: string): Promise<Values> {
  const { role } = call.caller;
  if (!isId(id)) refuse('recordNotFound');
  const sqlQuery = new SqlQuery();
  const shape = shapeOf(entity, call.caller);
  const isTheirs = `t.id = ${sqlQuery.bind(id)} and ${seenSql(sqlQuery, entity, 'read', call.caller)}`;
  const text = wholeOf(shape, entity, isTheirs);
  const [row] = await run<Values>(call.db, text, sqlQuery.values);
  if (!row || (row.isDeleted && may(role, entity.name, 'undelete') === false)) return refuse('recordNotFound');
  return shape.present(row);
}

/** As what a record is to be seen: as it is, or as it was. */
type SeenAs = 'read' | 'history';

/** A record the caller may see, and whether it is deleted. */
interface Visible {
  id: string;
  isDeleted: boolean;
}

/**
 * Makes sure the caller may see the record; says whether it is deleted.
 * @throws Refusal recordNotFound
 */
export async function findVisible(call: Call, entity: Entity, id: string, verb: SeenAs = 'read'): Promise<Visible> {
  return (await visibleOrNull(call, entity, id, verb)) ?? refuse('recordNotFound');
}

/**
 * The record as far as the caller may see it: null when it does not exist or is not for them, alike.
 * A deleted record is seen by who may restore it, nothing is seen by a guest who waits.
 */
export async function visibleOrNull(
  call: Pick<Call, 'db' | 'caller'>,
  entity: Entity,
  id: string,
  verb: SeenAs = 'read',
): Promise<Visible | null> {
  if (!isId(id)) return null;
  const sqlQuery = new SqlQuery();
  const text = `select t.id, t.deleted_at is not null as "isDeleted" from ${entity.table} t
    where t.id = ${sqlQuery.bind(id)} and ${seenSql(sqlQuery, entity, verb, call.caller)}`;
  const [row] = await run<Visible>(call.db, text, sqlQuery.values);
  if (!row || (row.isDeleted && may(call.caller.role, entity.name, 'undelete') === false)) return null;
  return row;
}

/** Reads the fields a record's reader sees; that they may see the record was checked. */
export async function readRecord(
  call: Call,
  entity: Entity,
  id: string,
  reader: Reader = call.caller,
): Promise<Values> {
  const shape = shapeOf(entity, reader);
  const [row] = await run<Values>(call.db, wholeOf(shape, entity, 't.id = $1'), [id]);
  return shape.present(row ?? { id });
}

/** What a whole record is selected with and made into a reply by. */
interface RecordShape extends Selection {
  /** Makes a row that was read, with the rows of its parts in it, into the record. */
  present: (row: Values) => Values;
  /** The rows of each part, selected beside those of the record aliased `r`. */
  parts: string[];
}

/**
 * The statement that reads a whole record: going to the database once more for each part would take longer than reading it.
 * @param condition of the record, aliased `t`
 */
function wholeOf({ columns, joins, parts }: RecordShape, { table }: Entity, condition: string): string {
  const record = `select ${columns}, t.deleted_at is not null as "isDeleted" from ${table} t ${joins} where ${condition}`;
  return parts.length === 0 ? record : `select r.*, ${parts.join(', ')} from (${record}) r`;
}

const shapes = new WeakMap<Entity, Map<string, RecordShape>>();

/** Composed once for a reader: that costs as much as reading the record. */
function shapeOf(entity: Entity, reader: Reader): RecordShape {
  const known = shapes.get(entity) ?? new Map<string, RecordShape>();
  shapes.set(entity, known);
  const key = readerKey(reader);
  let shape = known.get(key);
  if (shape === undefined) {
    const fields = recordFields(entity, reader);
    shape = { ...selectionOf(fields), ...partsOf(entity, fields, reader) };
    known.set(key, shape);
  }
  return shape;
}

function partsOf(entity: Entity, fields: [string, Field][], reader: Reader): Pick<RecordShape, 'parts' | 'present'> {
  const parts = Object.entries(entity.parts).flatMap(([name, part]) => {
    const partFields = seenFields(part.fields, reader);
    // Of what they see nothing of, nobody is told how much there is.
    if (partFields.length === 0) return [];
    const { columns, joins } = selectionOf(partFields, 'json');
    const rows = `select ${columns} from ${part.table} t ${joins} where t.${part.parent} = r.id ${mainOnly(entity, name, reader)} order by t.position`;
    return [{ name, text: `(select json_agg(p) from (${rows}) p) as "${name}"`, present: presenterOf(partFields) }];
  });
  const presentRecord = recordPresenterOf(fields);
  return {
    parts: parts.map(({ text }) => text),
    present(row) {
      const record = presentRecord(row);
      const currency = String(row.currency ?? '');
      for (const { name, present } of parts)
        record[name] = rowsOf(row, name).map((partRow) => present(partRow, currency));
      return record;
    },
  };
}

/** Of some parts a role sees the main row only: the condition for their rows aliased `t`. */
export function mainOnly(entity: Entity, part: string, { role }: Reader): string {
  const flag = mainRowFlag(entity.name, part, role);
  return flag === undefined ? '' : `and t.${columnOf(flag)}`;
}
