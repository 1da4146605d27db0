import { document } from '@mandate/contract/entities/document.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';
import type { Caller } from '../../http/caller.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { patternSql, termsOf } from '../../records/search/search-text.ts';

/** Documents that are looked at. */
const mostDocuments = 200;

/** The projects with a document whose number has all the words, and that number. @returns null for who lists no documents */
export function issuedSql(sqlQuery: SqlQuery, q: string, caller: Caller): string | null {
  if (scopeSql(sqlQuery, document, 'list', caller) !== 'true') return null;
  const words = termsOf(q).map((term) => `d.search_text like ${patternSql(sqlQuery, term)}`);
  const issued = `select d.project_id, d.number from documents d where ${words.join(' and ') || 'false'} limit ${mostDocuments}`;
  return `select distinct on (project_id) project_id, number from (${issued}) issued order by project_id, number`;
}
