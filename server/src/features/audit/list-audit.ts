import { audit } from '@mandate/contract/entities/audit.ts';
import { rowReplySchema } from '@mandate/contract/facts/record-schema.ts';
import type { GridPage, GridQuery } from '@mandate/contract/lists/grid.ts';
import { z } from 'zod';
import type { Call } from '../../calls/call.ts';
import { runByValues, SqlQuery } from '../../database/queries/sql-query.ts';
import { grid } from '../../records/lists/grid.ts';
import { type RecordName, recordLabels } from '../../records/read/record-labels.ts';

/** What is told of a row by its action. */
export const detailsSchema = z.record(z.string(), z.unknown());

/** A row of the audit in replies; one that is asked for other fields is without details. */
export const auditRowSchema = rowReplySchema(audit).extend({
  details: detailsSchema.optional(),
  recordLabel: z.string().nullable(),
});

type Row = Record<string, unknown>;

/** A page of the audit as far as the caller may see it, each row with what its record is called. */
export async function listAudit(call: Call, query: GridQuery): Promise<GridPage<Row>> {
  const page = await grid(call, audit, await withoutSearch(call, query), ['entity', 'recordId']);
  return { ...page, rows: await withLabels(call, page.rows) };
}

/** Rows with what their records are called, where the caller may know. */
export async function withLabels(call: Call, rows: readonly Row[]): Promise<Row[]> {
  const labels = await recordLabels(call, rows as readonly (Row & RecordName)[]);
  return rows.map((row) => ({ ...row, recordLabel: labels.get(String(row.recordId)) ?? null }));
}

/** The most people one search finds. */
const mostFound = 100;
/** Nobody has this id. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * The query with the people a search finds as a filter: there are few of them and millions of rows, of which an index knows the person.
 */
export async function withoutSearch<Query extends Pick<GridQuery, 'search' | 'filter'>>(
  { db }: Call,
  query: Query,
): Promise<Query> {
  const { search, ...rest } = query;
  if (!search) return query;
  const sqlQuery = new SqlQuery();
  const terms = search
    .normalize('NFC')
    .split(/\s+/u)
    .filter((term) => term !== '')
    .map((term) => `search_words(full_name) like '% ' || search_pattern(${sqlQuery.bind(term)}) || '%'`);
  const text = `select id from accounts where ${terms.join(' and ')} order by full_name, id limit ${mostFound}`;
  const found = await runByValues<{ id: string }>(db, text, sqlQuery.values);
  const ids = found.length > 0 ? found.map(({ id }) => id) : [nobody];
  const all = [...(query.filter?.all ?? []), { field: 'actorId', operator: 'anyOf' as const, value: ids }];
  return { ...rest, filter: { all } } as Query;
}
