import type { Entity } from '@mandate/contract/facts/entity.ts';
import { ownColumn, ownHeldSql } from '../own-fields/own-row.ts';
import { keptTexts } from '../search/search-text.ts';

/** What a row gets, as SQL. */
interface NewValues {
  columns: readonly string[];
  /** Their values by column, as JSON. */
  values: string;
  /** The JSON of its own fields; null where they stay. */
  own: string | null;
  /** Whether something changed that the record is found or sorted by. */
  isTold: boolean;
}

/** The assignment that gives new values to a row aliased `o`, and with them the texts it is found and sorted by: written twice it would take twice as long. */
export function newValuesSql(entity: Entity, { columns, values, own, isTold }: NewValues): string {
  const all = own === null ? values : `${values} || jsonb_build_object('${ownColumn}', ${ownHeldSql(own)})`;
  const given = [...columns, ...(own === null ? [] : [ownColumn])].map((column) => [column, `t.${column}`]);
  const assigned = [...given, ...(isTold ? keptTexts(entity) : [])];
  const names = assigned.map(([column]) => column).join(', ');
  const expressions = assigned.map(([, expression]) => expression).join(', ');
  return `(${names}) = (select ${expressions} from jsonb_populate_record(o, ${all}) t)`;
}
