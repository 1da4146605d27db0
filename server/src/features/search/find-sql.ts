import { SqlQuery } from '../../database/queries/sql-query.ts';
import type { Caller } from '../../http/caller.ts';
import { orderBy } from '../../records/lists/order-by.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { byFitSql, fitSql, namedIds } from '../../records/search/search-fit.ts';
import { searchSql } from '../../records/search/search-text.ts';
import type { FoundKind } from './found-kinds.ts';
import { issuedSql } from './issued-sql.ts';
import { notedSql } from './noted-sql.ts';

/** Records of a kind that have the words anywhere and are looked at to find the best of them, and the most that are counted. */
const mostLookedAt = 300;

/** What is asked for: words, and how many records of each kind are told. */
export interface SearchRequest {
  q: string;
  perEntity: number;
}

/** The condition that a row aliased `t` is live, and of those the caller may list and open; null where none can be. */
export function visibleSql(sqlQuery: SqlQuery, { entity }: FoundKind, caller: Caller): string | null {
  const scopesOn = (on: SqlQuery) => (['list', 'read'] as const).map((verb) => scopeSql(on, entity, verb, caller));
  // Tried beside first: what is bound must stand in the text.
  if (scopesOn(new SqlQuery()).includes('false')) return null;
  const scopes = scopesOn(sqlQuery);
  return ['t.deleted_at is null', ...scopes.filter((scope) => scope !== 'true')].join(' and ');
}

/**
 * The records of a kind that have all the words, the best first (`name-fit.ts` of the contract). Of very many some are looked at, and those
 * that have the words in their name always, which indexes find.
 * @returns null where the caller finds none of this kind
 */
export function findSql(
  sqlQuery: SqlQuery,
  kind: FoundKind,
  { q, perEntity }: SearchRequest,
  caller: Caller,
): string | null {
  const { entity, name } = kind;
  const visible = visibleSql(sqlQuery, kind, caller);
  if (visible === null) return null;
  const searched = searchSql(sqlQuery, entity, q, caller);
  const having = [visible, ...searched].join(' and ');
  const noted = kind.noun === 'project' ? notedSql(sqlQuery, q, caller) : null;
  const issued = kind.noun === 'project' ? issuedSql(sqlQuery, q, caller) : null;
  const named = namedIds(sqlQuery, entity, name, { q, limit: perEntity }, visible);
  const hits = [
    'select id from found',
    ...named,
    ...(noted ? ['select record_id from noted'] : []),
    ...(issued ? ['select project_id from issued'] : []),
  ];
  const texts = kind.texts.map(([field, sql]) => `'${field}', ${sql}`).join(', ');
  const own = kind.texts.filter(([field]) => !kind.linked.includes(field)).map(([, sql]) => sql);
  const fit = fitSql(sqlQuery, name, q, own, searched);
  const limit = sqlQuery.bind(perEntity);
  return `(with found as materialized (select t.id from ${entity.table} t where ${having} limit ${mostLookedAt})
    ${noted ? `, noted as materialized (${noted})` : ''} ${issued ? `, issued as materialized (${issued})` : ''}
    select '${kind.noun}' as noun, t.id, best.fit, best.place::int, (select count(*) from found)::int as total,
      json_build_object(${texts}) as texts, ${kind.hasStatus ? 't.status' : 'null'} as status,
      ${noted ? '(select body from noted where record_id = t.id)' : 'null'} as note,
      ${issued ? '(select number from issued where project_id = t.id)' : 'null'} as document
    from (select t.id, fitting.fit, row_number() over (order by ${byFitSql('fitting.fit', name)}, ${orderBy(entity, { sort: [] })}) as place
      from ${entity.table} t cross join lateral (select ${fit} as fit) fitting
      where t.id in (${hits.join(' union ')}) and ${visible}
      order by place limit ${limit}) best
    join ${entity.table} t on t.id = best.id)`;
}
