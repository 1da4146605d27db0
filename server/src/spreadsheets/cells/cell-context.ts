import type { Values } from '@mandate/contract/changes/merge.ts';
import { rowsOf } from '@mandate/contract/changes/rows-of.ts';
import { columnOf, type Entity, type Referred, siblingOf } from '@mandate/contract/facts/entity.ts';
import { type Field, listsOf } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { referencePaths } from '@mandate/contract/lists/reference-paths.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { parameters } from '../../records/read/parameter.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { wordsOwnFirst } from '../../words/words.ts';
import type { Formats, WriteContext } from './cell-of.ts';
import { foldCell } from './fold-cell.ts';
import { codeColumn } from './label-and-code.ts';
import { lookUp } from './look-up.ts';
import { lookUpRows } from './look-up-rows.ts';
import type { ReadContext } from './read-cell.ts';
import { wordsRead, wordsWritten } from './value-words.ts';

/**
 * What the cells of some records are written with.
 * @param rows records as replies carry them, with those parts that are written too: references by their siblings
 */
export async function writeContext(call: Call, entity: Entity, rows: readonly Values[]): Promise<WriteContext> {
  const lists = await listWords(call, entity);
  const ambiguous = new Set<string>();
  const codes = new Map<string, string>();
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.rowOf === undefined) continue;
    for (const { id, number } of await unclearRows(call, field, field.rowOf, name, rows)) {
      ambiguous.add(id);
      codes.set(id, number);
    }
  }
  for (const [refersTo, referred] of referredIn(entity, rows)) {
    const unclear = await unclearLabels(call, entity, refersTo, [...referred.values()]);
    for (const { id } of unclear) ambiguous.add(id);
    for (const { id, code } of await codesOf(call, refersTo, unclear)) codes.set(id, code);
  }
  const listLabels = new Map([...lists].map(([list, words]) => [list, wordsWritten(words)]));
  return { formats: await formatsOf(call), timeZone: call.timeZone, words: call.words, listLabels, ambiguous, codes };
}

/** What the cells of an entity's records are read with. */
export async function readContext(call: Call, entity: Entity): Promise<ReadContext> {
  const lists = await listWords(call, entity);
  const listCodes = new Map([...lists].map(([list, words]) => [list, wordsRead(words)]));
  return { formats: await formatsOf(call), timeZone: call.timeZone, words: wordsOwnFirst(call.words), listCodes };
}

/** How the caller has figures and dates written. */
export async function formatsOf({ db, caller }: Call): Promise<Formats> {
  const text = 'select number_format as "numberFormat", date_format as "dateFormat" from accounts where id = $1';
  const [formats] = await run<Formats>(db, text, [caller.id]);
  if (!formats) throw new Error('The caller has no account');
  return formats;
}

interface Item {
  code: string;
  label: string;
  isActive: boolean;
}

/** The words of the lists an entity chooses from; an item that is not chosen any more leaves its word to one that is. */
async function listWords({ db }: Call, entity: Entity): Promise<Map<string, [code: string, word: string][]>> {
  // What a file says of its filter may lie one step far.
  const far = [...referencePaths(entity).values()].flatMap(({ facts }) => facts.list ?? []);
  const lists = [...new Set([...allFields(entity).flatMap(([, field]) => listsOf(field)), ...far])];
  const values = lists.length === 0 ? new Map<string, unknown>() : await parameters(db, lists);
  return new Map(
    lists.map((list) => {
      const items = (values.get(list) ?? []) as Item[];
      const chosen = new Set(items.filter(({ isActive }) => isActive).map(({ label }) => foldCell(label)));
      const wordOf = ({ code, label, isActive }: Item) => (isActive || !chosen.has(foldCell(label)) ? label : code);
      return [list, items.map((item) => [item.code, wordOf(item)])];
    }),
  );
}

function allFields(entity: Entity): [string, Field][] {
  return [entity, ...Object.values(entity.parts)].flatMap(({ fields }) => Object.entries(fields));
}

/** What some records refer to, by entity and id. */
function referredIn(entity: Entity, rows: readonly Values[]): Map<string, Map<string, Referred>> {
  const referred = new Map<string, Map<string, Referred>>();
  const take = (fields: Record<string, Field>, row: Values) => {
    for (const [name, { refersTo }] of Object.entries(fields)) {
      if (refersTo === undefined || fields[name]?.rowOf !== undefined) continue;
      const ofEntity = referred.get(refersTo) ?? new Map<string, Referred>();
      for (const one of [row[siblingOf(name)] ?? []].flat() as Referred[]) ofEntity.set(one.id, one);
      referred.set(refersTo, ofEntity);
    }
  };
  for (const row of rows) {
    take(entity.fields, row);
    for (const [name, { fields }] of Object.entries(entity.parts))
      for (const partRow of rowsOf(row, name)) take(fields, partRow);
  }
  return referred;
}

/**
 * Those whose label would not be read as them: deleted ones, where another live record is named alike, and records of the file's own kind
 * whose label no file can bring, as it is made of other fields.
 */
async function unclearLabels(
  call: Call,
  { name, label: labelField, fields }: Entity,
  refersTo: string,
  referred: readonly Referred[],
): Promise<readonly Referred[]> {
  if (refersTo === name && fields[labelField]?.isWritable === false) return referred;
  const labels = referred.flatMap(({ label, isDeleted }) => (isDeleted ? [] : [label]));
  const found = await lookUp(call, refersTo, labels);
  return referred.filter(({ id, label, isDeleted }) => {
    const one = found.get(label);
    return isDeleted || one === undefined || !('id' in one) || one.id !== id;
  });
}

/** Rows of records that files name with their record, and whose label would not be read as them there; with their numbers. */
async function unclearRows(
  call: Call,
  field: Field,
  { field: owner, number }: NonNullable<Field['rowOf']>,
  name: string,
  rows: readonly Values[],
): Promise<{ id: string; number: string }[]> {
  // Without its record a row is told to people alone.
  const told = rows.flatMap((row) => {
    const referred = row[siblingOf(name)] as Referred | null | undefined;
    return referred && typeof row[owner] === 'string' ? [{ ...referred, of: row[owner] }] : [];
  });
  const found = await lookUpRows(
    call,
    field,
    told.map(({ label, of }) => ({ text: label, of })),
  );
  const unclear = told.flatMap(({ id }, place) => {
    const one = found[place];
    return one && 'id' in one && one.id === id ? [] : [id];
  });
  if (unclear.length === 0) return [];
  const { table } = entityNamed(field.refersTo ?? '');
  const text = `select t.id, t.${columnOf(number)} as number from ${table} t where t.id = any($1)`;
  return run(call.db, text, [[...new Set(unclear)]]);
}

/** The codes of live records the caller may list. */
async function codesOf(
  call: Call,
  refersTo: string,
  unclear: readonly Referred[],
): Promise<{ id: string; code: string }[]> {
  if (unclear.length === 0) return [];
  const entity = entityNamed(refersTo);
  const sqlQuery = new SqlQuery();
  const code = codeColumn(entity, call.caller);
  const text = `select t.id, ${code} as code from ${entity.table} t where t.id = any(${sqlQuery.bind(unclear.map(({ id }) => id))})
    and t.deleted_at is null and ${code} is not null and ${scopeSql(sqlQuery, entity, 'list', call.caller)}`;
  return run(call.db, text, sqlQuery.values);
}
