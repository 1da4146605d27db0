import type { Values } from '@mandate/contract/changes/merge.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { RefusalCode } from '@mandate/contract/replies/refusals.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { Refusal } from '../../http/refusal.ts';
import { scopeSql } from '../rights/scope.ts';
import { labelSql } from '../search/search-text.ts';

interface Holder {
  label: string;
  isDeleted: boolean;
  /** The value as a sentence says it. */
  value: string;
  /** Whether the caller may know which record it is. */
  isSeen: boolean;
}

/** The fields of an entity whose values may stand in one record only; every record's external reference is one. */
export function uniqueFields(entity: Entity): [string, Field][] {
  return Object.entries(entity.fields).filter(([name, field]) => field.unique !== undefined || name === 'externalRef');
}

/** The expression a unique index compares: codes and addresses without case and accents. */
function compared(name: string, { kind }: Field, column: string): string {
  if (kind === 'reference') return column.startsWith('$') ? `${column}::uuid` : column;
  if (kind === 'date') return column.startsWith('$') ? `${column}::date` : column;
  return name === 'externalRef' ? column : `search_normalise(${column})`;
}

/** A reference is told by what it points to. */
function shown(name: string, field: Field): string {
  const { kind, refersTo } = field;
  return kind === 'reference' && refersTo !== undefined ? labelSql(name, field, refersTo) : `t.${columnOf(name)}`;
}

/**
 * Refuses values that another record holds: live ones, and for what is unique for ever also deleted ones.
 * @throws Refusal valueNotUnique or valueUsedByDeleted with the record that holds the value; valueTaken when the caller may not see that one
 */
export async function checkUnique(
  call: Call,
  entity: Entity,
  id: string,
  before: Values | null,
  wanted: Values,
): Promise<void> {
  const taken: FieldError[] = [];
  for (const [name, field] of uniqueFields(entity)) {
    const value = wanted[name];
    const scope = field.within ?? [];
    const isAsBefore = before !== null && [name, ...scope].every((each) => wanted[each] === before[each]);
    if (typeof value !== 'string' || isAsBefore) continue;
    const column = columnOf(name);
    const live = field.unique === 'ever' ? '' : 'and t.deleted_at is null';
    const sqlQuery = new SqlQuery();
    const held = `${compared(name, field, `t.${column}`)} = ${compared(name, field, sqlQuery.bind(value))}`;
    const among = scope.map((each) => withinSql(sqlQuery, entity, each, wanted[each] ?? null)).join('');
    const text = `select t.${columnOf(entity.label)} as label, t.deleted_at is not null as "isDeleted",
      ${shown(name, field)} as value, ${scopeSql(sqlQuery, entity, 'list', call.caller)} as "isSeen" from ${entity.table} t
      where ${held} and t.id <> ${sqlQuery.bind(id)} ${live} ${among} limit 1`;
    const [holder] = await run<Holder>(call.db, text, sqlQuery.values);
    if (holder) taken.push(heldBy(name, field, holder, value));
  }
  if (taken.length > 0) throw refusalOf(taken);
}

/**
 * Looks for values of new records that other records hold, by the rules of {@link checkUnique}, in one statement a field.
 * @returns what each record is refused with, by its id
 */
export async function takenValues(
  call: Call,
  entity: Entity,
  records: readonly { id: string; wanted: Values }[],
): Promise<Map<string, Refusal>> {
  const taken = new Map<string, FieldError[]>();
  for (const [name, field] of uniqueFields(entity)) {
    const sent = records.filter(({ wanted }) => typeof wanted[name] === 'string');
    if (sent.length === 0) continue;
    const column = columnOf(name);
    const live = field.unique === 'ever' ? '' : 'and t.deleted_at is null';
    const sqlQuery = new SqlQuery();
    const [ids, values] = [sent.map(({ id }) => id), sent.map(({ wanted }) => wanted[name])];
    const scope = (field.within ?? []).map((each) => {
      const held = sqlQuery.bind(sent.map(({ wanted }) => wanted[each] ?? null));
      return { each, held, type: entity.fields[each]?.kind === 'reference' ? 'uuid' : 'text' };
    });
    const among = scope.map(({ each }) => ` and t.${columnOf(each)} is not distinct from k.${columnOf(each)}`).join('');
    const keys = ['id', 'value', ...scope.map(({ each }) => columnOf(each))].join(', ');
    const lists = [`${sqlQuery.bind(ids)}::uuid[]`, `${sqlQuery.bind(values)}::text[]`];
    const scoped = scope.map(({ held, type }) => `${held}::${type}[]`);
    // Looked up one by one, by the index: joined, a large table would be read whole.
    const text = `select k.id, h.* from unnest(${[...lists, ...scoped].join(', ')}) as k(${keys}) cross join lateral (
      select t.${columnOf(entity.label)} as label, t.deleted_at is not null as "isDeleted", ${shown(name, field)} as value,
        ${scopeSql(sqlQuery, entity, 'list', call.caller)} as "isSeen" from ${entity.table} t
      where ${compared(name, field, `t.${column}`)} = ${comparedKey(name, field)} and t.id <> k.id ${live} ${among} limit 1) h`;
    for (const holder of await run<Holder & { id: string }>(call.db, text, sqlQuery.values)) {
      const value = String(sent.find(({ id }) => id === holder.id)?.wanted[name]);
      const errors = taken.get(holder.id) ?? [];
      taken.set(holder.id, [...errors, heldBy(name, field, holder, value)]);
    }
  }
  return new Map([...taken].map(([id, errors]) => [id, refusalOf(errors)]));
}

/**
 * Which of some removed records hold a value that another of them holds too: all but the first one.
 * @returns what each of the others is refused with, by its id
 */
export async function takenTwice(call: Call, entity: Entity, ids: readonly string[]): Promise<Map<string, Refusal>> {
  const taken = new Map<string, Refusal>();
  for (const [name, field] of uniqueFields(entity)) {
    const column = `t.${columnOf(name)}`;
    const scope = (field.within ?? []).map((each) => `, t.${columnOf(each)}`).join('');
    const text = `select h.id, h.value::text as value, h.label from (select t.id, ${column} as value,
        first_value(t.${columnOf(entity.label)}) over same as label, row_number() over same as place
      from ${entity.table} t where t.id = any($1) and ${column} is not null
      window same as (partition by ${compared(name, field, column)}${scope} order by array_position($1::uuid[], t.id))) h where h.place > 1`;
    for (const { id, value, label } of await run<{ id: string; value: string; label: string }>(call.db, text, [ids])) {
      if (!taken.has(id)) taken.set(id, refusalOf([fieldError(name, 'valueNotUnique', { value, recordLabel: label })]));
    }
  }
  return taken;
}

/** The key of a record that is looked for, as a unique index compares it. */
function comparedKey(name: string, { kind }: Field): string {
  if (kind === 'reference') return 'k.value::uuid';
  if (kind === 'date') return 'k.value::date';
  return name === 'externalRef' ? 'k.value' : 'search_normalise(k.value)';
}

function heldBy(name: string, field: Field, holder: Holder, sent: string): FieldError {
  const params = { value: field.kind === 'reference' ? holder.value : sent };
  if (!holder.isSeen) return fieldError(name, 'valueTaken', params);
  if (holder.isDeleted) return fieldError(name, 'valueUsedByDeleted', params);
  return fieldError(name, 'valueNotUnique', { ...params, recordLabel: holder.label });
}

function refusalOf(errors: FieldError[]): Refusal {
  const [first] = errors;
  return new Refusal(first?.code as RefusalCode, first?.params ?? {}, { fieldErrors: errors });
}

/** The condition that a record has the same value as the wanted one in a field within which another is unique. */
function withinSql(sqlQuery: SqlQuery, entity: Entity, name: string, value: unknown): string {
  const type = entity.fields[name]?.kind === 'reference' ? '::uuid' : '';
  return ` and t.${columnOf(name)} is not distinct from ${sqlQuery.bind(value)}${type}`;
}

/** The refusal for a value that another call took at the same moment: the unique index has the last word. */
export function uniqueViolation(entity: Entity, error: unknown, wanted: Values): Refusal | null {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== '23505' || constraint === undefined) return null;
  const field = uniqueFields(entity).find(([name]) => constraint === `${entity.table}_${columnOf(name)}_unique`);
  if (!field) return null;
  const value = String(wanted[field[0]]);
  const params = { value, recordLabel: value };
  return new Refusal('valueNotUnique', params, { fieldErrors: [fieldError(field[0], 'valueNotUnique', params)] });
}
