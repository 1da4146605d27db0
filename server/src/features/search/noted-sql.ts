import { note } from '@mandate/contract/entities/note.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';
import type { Caller } from '../../http/caller.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { patternSql, termsOf } from '../../records/search/search-text.ts';

/** Notes that are looked at. */
const mostNotes = 200;

/** The projects with a live note, among those the caller may read, that has all the words; and that note. @returns null where there are none */
export function notedSql(sqlQuery: SqlQuery, q: string, caller: Caller): string | null {
  const scope = scopeSql(sqlQuery, note, 'list', caller);
  if (scope === 'false' || !isSeen(note.fields.body, caller)) return null;
  const words = termsOf(q).map((term) => `rich_text_words(t.body) like ${patternSql(sqlQuery, term)}`);
  const notes = `select t.record_id, t.body, t.created_at from notes t
    where ${['t.deleted_at is null', "t.entity = 'project'", scope, ...words].join(' and ')} limit ${mostNotes}`;
  return `select distinct on (record_id) record_id, body from (${notes}) noted order by record_id, created_at desc`;
}
