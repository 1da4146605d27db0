import { columnOf } from '@mandate/contract/entity.ts';
import type { Caller } from '../../http/caller.ts';
import { orderBy } from '../../resources/order-by.ts';
import { scopeSql } from '../../resources/scope.ts';
import { patternSql, searchSql, termsOf } from '../../resources/search-text.ts';
import { Statement } from '../../resources/statement.ts';
import type { FoundKind } from './found-kinds.ts';
import { notedSql } from './noted-sql.ts';

/** Records of a kind that are looked at to find the best of them, and the most that are counted. */
const mostLookedAt = 300;

/** A letter that stands after every other in the order of labels and codes (Unicode: the highest weight there is). */
const lastLetter = "U&'\\FFFF'";

/** What is asked for: words, and how many records of each kind are told. */
export interface Wish {
  q: string;
  perEntity: number;
}

/** The condition that a row aliased `t` is live, and of those the caller may list and open; null where none can be. */
export function reachSql(statement: Statement, { entity }: FoundKind, caller: Caller): string | null {
  const scopesOn = (on: Statement) => (['list', 'read'] as const).map((verb) => scopeSql(on, entity, verb, caller));
  // Tried beside first: what is bound must stand in the text.
  if (scopesOn(new Statement()).includes('false')) return null;
  const scopes = scopesOn(statement);
  return ['t.deleted_at is null', ...scopes.filter((scope) => scope !== 'true')].join(' and ');
}

/**
 * The records of a kind that have all the words, the best first: whose label or code they are, then those that begin with them, that have
 * them all in label and code, in other fields, in a note. Of very many some are looked at, and those that begin with the words always,
 * which an index finds.
 * @returns null where the caller finds none of this kind
 */
export function findSql(statement: Statement, kind: FoundKind, { q, perEntity }: Wish, caller: Caller): string | null {
  const { entity } = kind;
  const reach = reachSql(statement, kind, caller);
  if (reach === null) return null;
  const searched = searchSql(statement, entity, q, caller);
  const having = [reach, ...searched].join(' and ');
  const words = statement.bind(q);
  const limit = statement.bind(perEntity);
  const named = [entity.label, ...(kind.code ? [kind.code] : [])].map((name) => `t.${columnOf(name)}`);
  const beginning = named.map(
    (column) => `(select t.id from ${entity.table} t where ${column} >= search_normalise(${words})
      and ${column} < search_normalise(${words}) || ${lastLetter} and ${having} order by ${column} limit ${limit})`,
  );
  const noted = kind.noun === 'project' ? notedSql(statement, q, caller) : null;
  const hits = ['select id from found', ...beginning, ...(noted ? ['select record_id from noted'] : [])];
  const texts = kind.texts.map(([name, sql]) => `'${name}', ${sql}`).join(', ');
  const rank = rankSql(statement, named, searched, { q, words });
  return `(with found as materialized (select t.id from ${entity.table} t where ${having} limit ${mostLookedAt})
    ${noted ? `, noted as materialized (${noted})` : ''}
    select '${kind.noun}' as noun, t.id, best.place::int, (select count(*) from found)::int as total,
      json_build_object(${texts}) as texts, ${kind.hasStatus ? 't.status' : 'null'} as status,
      ${noted ? '(select body from noted where record_id = t.id)' : 'null'} as note
    from (select t.id, row_number() over (order by ${rank}, ${orderBy(entity, { sort: [] })}) as place
      from ${entity.table} t where t.id in (${hits.join(' union ')}) and ${reach}
      order by place limit ${limit}) best
    join ${entity.table} t on t.id = best.id)`;
}

/**
 * How well a record fits, the best first.
 * @param named the columns of label and code
 * @param searched the conditions that its own fields have the words
 */
function rankSql(
  statement: Statement,
  named: readonly string[],
  searched: readonly string[],
  { q, words }: { q: string; words: string },
): string {
  const either = (condition: (column: string) => string) => named.map(condition).join(' or ');
  const inName = termsOf(q).map(
    (term) => `search_words(concat_ws(' ', ${named.join(', ')})) like ${patternSql(statement, term)}`,
  );
  return `case
    when ${either((column) => `search_normalise(${column}) = search_normalise(${words})`)} then 0
    when ${either((column) => `search_normalise(${column}) like search_pattern(${words}) || '%'`)} then 1
    when ${inName.join(' and ')} then 2
    when ${searched.join(' and ')} then 3
    else 4 end`;
}
