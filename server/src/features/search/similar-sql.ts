import { columnOf } from '@mandate/contract/facts/entity.ts';
import { fits } from '@mandate/contract/search/name-fit.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';
import type { Caller } from '../../http/caller.ts';
import { type SearchRequest, visibleSql } from './find-sql.ts';
import type { FoundKind } from './found-kinds.ts';

/** From how much a label resembles what was typed (pg_trgm, word similarity: 0 to 1): a word with two letters exchanged has about a half. */
export const leastSimilarity = 0.45;

/** Words shorter than this resemble everything. */
export const leastForSimilar = 3;

const mostLookedAt = 500;
const mostSimilar = 3;

/**
 * The records of a kind whose label resembles the words, the nearest first. The whole search text only helps the index to find them:
 * what is hidden from the caller decides nothing.
 * @returns null where the caller finds none of this kind
 */
export function similarSql(
  sqlQuery: SqlQuery,
  kind: FoundKind,
  { q, perEntity }: SearchRequest,
  caller: Caller,
): string | null {
  const { entity } = kind;
  const visible = visibleSql(sqlQuery, kind, caller);
  if (visible === null) return null;
  const words = `search_normalise(${sqlQuery.bind(q)})`;
  const nearness = `word_similarity(${words}, search_normalise(t.${columnOf(entity.label)}))`;
  const limit = sqlQuery.bind(Math.min(perEntity, mostSimilar));
  const texts = kind.texts.map(([name, sql]) => `'${name}', ${sql}`).join(', ');
  return `(select '${kind.noun}' as noun, t.id, ${fits.indexOf('resembles')} as fit, best.place::int, 0 as total, json_build_object(${texts}) as texts,
      ${kind.hasStatus ? 't.status' : 'null'} as status, null as note, null as document
    from (select t.id, row_number() over (order by near.nearness desc, t.id) as place
      from (select t.id, ${nearness} as nearness from ${entity.table} t
        where ${words} <% t.search_text and ${visible} limit ${mostLookedAt}) near
      join ${entity.table} t on t.id = near.id where near.nearness >= ${leastSimilarity}
      order by place limit ${limit}) best
    join ${entity.table} t on t.id = best.id)`;
}
