import { columnOf } from '@mandate/contract/facts/entity.ts';
import { isId, isSeen } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { cleanLine } from '@mandate/contract/texts/clean-text.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { codeColumn, labelAndCode } from './label-and-code.ts';
import type { CellProblem } from './read-cell.ts';

/** The record a text names, or why there is none. */
export type Found = { id: string } | { problem: CellProblem };

/**
 * Finds the records that texts of a file name, among those the caller may list: by id, by label and code as `Miller [C-0007]`, by code or by
 * label, without case and accents. Only an id also finds a deleted record: whether it may be referred to is for the save to say.
 * @returns what each text names
 */
export async function lookUp(call: Call, refersTo: string, texts: readonly string[]): Promise<Map<string, Found>> {
  const asked = [...new Set(texts)];
  const found = asked.map((): Match[] => []);
  for (const match of asked.length === 0 ? [] : await matches(call, refersTo, asked)) found[match.place]?.push(match);
  return new Map(asked.map((text, place) => [text, theOne(text, found[place] ?? [])]));
}

/** A record that a text may name, by the place of the text. */
export interface Match {
  place: number;
  /** The lower, the more exactly the text names the record. */
  rank: number;
  id: string;
}

async function matches({ db, caller }: Call, refersTo: string, texts: readonly string[]): Promise<Match[]> {
  const referred = entityNamed(refersTo);
  const label = referred.fields[referred.label];
  if (label === undefined || !isSeen(label, caller)) return [];
  const sqlQuery = new SqlQuery();
  const names = sqlQuery.bind(JSON.stringify(texts.map((text, place) => ({ place, ...nameIn(text) }))));
  const labelled = `search_normalise(t.${columnOf(referred.label)})`;
  const coded = `search_normalise(${codeColumn(referred, caller)})`;
  const scope = scopeSql(sqlQuery, referred, 'list', caller);
  // Each text goes by the index of its own branch; joined as a whole, every record's label would be compared once a call.
  const by = (rank: number, condition: string) =>
    `select a.place, ${rank} as rank, f.id from asked a cross join lateral
      (select t.id from ${referred.table} t where ${condition} and ${scope} offset 0) f`;
  const text = `with asked as materialized (
      select place, id, search_normalise(whole) as whole, search_normalise(label) as label, search_normalise(code) as code
      from jsonb_to_recordset(${names}::jsonb) as named(place int, id uuid, whole text, label text, code text))
    ${by(1, 't.id = a.id')}
    union ${by(2, `t.deleted_at is null and ${coded} = a.code and ${labelled} = a.label`)}
    union ${by(3, `t.deleted_at is null and ${coded} = a.whole`)}
    union ${by(3, `t.deleted_at is null and ${labelled} = a.whole`)}`;
  return run<Match>(db, text, sqlQuery.values);
}

/** The ways in which a text may name a record. */
interface Name {
  id: string | null;
  whole: string;
  label: string | null;
  code: string | null;
}

/** What a text may name a record by. */
export function nameIn(text: string): Name {
  const whole = cleanLine(text.toWellFormed());
  const { label = null, code = null } = labelAndCode(whole) ?? {};
  return { id: [whole, code ?? ''].find(isId) ?? null, whole, label, code };
}

/** The record that is named the most exactly, or why there is none. */
export function theOne(value: string, found: readonly Match[]): Found {
  const rank = Math.min(...found.map((match) => match.rank));
  const [first, ...others] = found.filter((match) => match.rank === rank);
  if (!first) return { problem: { code: 'referenceNotFound', params: { context: 'named', value } } };
  if (others.length === 0) return { id: first.id };
  return { problem: { code: 'importAmbiguous', params: { value, count: others.length + 1 } } };
}
