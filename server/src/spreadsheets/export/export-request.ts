import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { gridQuerySchema } from '@mandate/contract/lists/grid-query.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { z } from 'zod';
import type { Call } from '../../calls/call.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';
import { refuse, refuseFields } from '../../http/refusal.ts';
import { checkQuery } from '../../records/lists/check-query.ts';
import { whereSql } from '../../records/lists/grid.ts';
import { type SheetColumn, sheetColumns } from '../cells/sheet-columns.ts';

/** The kinds of files records are exported to. */
const exportFormats = ['csv', 'xlsx'] as const;

/** Which records are exported, what of them, and how. */
export const exportRequestSchema = z.strictObject({
  query: gridQuerySchema,
  /** Paths such as `name` and `contacts.email`, in the order of the file. */
  columns: z.array(z.string().min(1).max(80)).min(1).max(200).optional(),
  format: z.enum(exportFormats),
});
export type ExportRequest = z.infer<typeof exportRequestSchema>;

/** An export that was checked against what its caller may do and see. */
export interface CheckedExport extends Pick<ExportRequest, 'query' | 'format'> {
  entity: Entity;
  columns: SheetColumn[];
  /** The condition that a row aliased `t` is one of the records. */
  where(sqlQuery: SqlQuery): string;
}

/**
 * Checks an export against what the caller may do and see now.
 * @throws Refusal notPermitted; validationFailed as a grid, and for columns that do not exist or are not seen, alike
 */
export function checkExport(call: Call, entity: Entity, { columns, ...request }: ExportRequest): CheckedExport {
  const { caller } = call;
  if (may(caller.role, entity.name, 'export') === false || !caller.grants.includes('exportData'))
    refuse('notPermitted');
  const fields = checkQuery(entity, request.query, caller);
  if (request.query.deleted !== 'exclude' && may(caller.role, entity.name, 'undelete') === false)
    refuse('notPermitted');
  const where = (sqlQuery: SqlQuery) => whereSql(call, sqlQuery, entity, request.query, fields);
  return { ...request, entity, columns: chosen(sheetColumns(call, entity), columns), where };
}

/** The columns a request names, in its order; without names everything a list carries. */
function chosen(seen: readonly SheetColumn[], paths: readonly string[] | undefined): SheetColumn[] {
  if (paths === undefined)
    return seen.filter(({ part, field }) => part === null && field !== null && field.kind !== 'paragraphs');
  const known = new Map(seen.map((column) => [column.path, column]));
  const errors = paths.flatMap((path, index) => {
    if (!known.has(path)) return [fieldError(`columns.${index}`, 'fieldUnknown')];
    return paths.indexOf(path) === index ? [] : [fieldError(`columns.${index}`, 'columnNotUnique')];
  });
  refuseFields(errors);
  return paths.flatMap((path) => known.get(path) ?? []);
}
