import { columnOf } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { type Found, type Match, nameIn, theOne } from './look-up.ts';

/** A row of a record as a file names it: its text, and the record, where that is known. */
export interface NamedRow {
  text: string;
  of: string | null;
}

/**
 * Finds the rows of records that texts of a file name (`rowOf`), among those the caller may list: by id, and in their record by number, by label and
 * number as `Design [3]`, or by label, without case and accents.
 * @returns what each names, in their order
 */
export async function lookUpRows(call: Call, field: Field, asked: readonly NamedRow[]): Promise<Found[]> {
  const keys = [...new Set(asked.map(keyOf))];
  const named = keys.map((key) => JSON.parse(key) as NamedRow);
  const found = named.map((): Match[] => []);
  for (const match of named.length === 0 ? [] : await matches(call, field, named)) found[match.place]?.push(match);
  const byKey = new Map(named.map((row, place) => [keyOf(row), foundOf(row, found[place] ?? [])]));
  return asked.map((row) => byKey.get(keyOf(row)) ?? theOne(row.text, []));
}

function keyOf({ text, of }: NamedRow): string {
  return JSON.stringify({ text, of });
}

/** A text that names a row of any record is not enough. */
function foundOf({ text, of }: NamedRow, matched: readonly Match[]): Found {
  if (of === null && matched.length === 0)
    return { problem: { code: 'referenceNotFound', params: { context: 'row', value: text } } };
  return theOne(text, matched);
}

async function matches({ db, caller }: Call, field: Field, rows: readonly NamedRow[]): Promise<Match[]> {
  const { refersTo = '', rowOf } = field;
  const referred = entityNamed(refersTo);
  const sqlQuery = new SqlQuery();
  const names = sqlQuery.bind(JSON.stringify(rows.map(({ text, of }, place) => ({ place, of, ...nameIn(text) }))));
  const label = `search_normalise(t.${columnOf(referred.label)})`;
  const number = `t.${columnOf(rowOf?.number ?? '')}`;
  const scope = scopeSql(sqlQuery, referred, 'list', caller);
  const by = (rank: number, condition: string) =>
    `select a.place, ${rank} as rank, f.id from asked a cross join lateral
      (select t.id from ${referred.table} t where ${condition} and ${scope} offset 0) f`;
  const inRecord = `t.${columnOf(rowOf?.field ?? '')} = a.of and t.deleted_at is null`;
  const text = `with asked as materialized (
      select place, id, of, trim(whole) as number, search_normalise(whole) as whole, search_normalise(label) as label, trim(code) as code
      from jsonb_to_recordset(${names}::jsonb) as named(place int, id uuid, of uuid, whole text, label text, code text))
    ${by(1, 't.id = a.id')}
    union ${by(2, `${inRecord} and ${number} = a.code and ${label} = a.label`)}
    union ${by(3, `${inRecord} and ${label} = a.whole`)}
    union ${by(4, `${inRecord} and ${number} = a.number`)}`;
  return run<Match>(db, text, sqlQuery.values);
}
