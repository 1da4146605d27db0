import type { Values } from '@mandate/contract/changes/merge.ts';
import { besideOfFiles } from '@mandate/contract/facts/beside.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { z } from 'zod';
import type { Call } from '../../calls/call.ts';
import { refuseFields } from '../../http/refusal.ts';
import { importColumns, type SheetColumn } from '../cells/sheet-columns.ts';
import { matchColumns } from './columns/match-columns.ts';

/** What is to become of the rows of a file. */
const importRequestSchema = z.strictObject({
  importId: z.uuid(),
  // Taken as `prepare-import` replied it.
  mapping: z
    .array(
      z.strictObject({
        header: z.string().max(32_767),
        field: z.string().max(100).nullable(),
        isRemembered: z.boolean().optional(),
      }),
    )
    .max(200),
  /** The path of the field that tells which record a row means; null: every row is a new one. */
  matchBy: z.string().max(100).nullable(),
  /** What a row that cannot be taken does: it is left out, or nothing at all is written. */
  onError: z.enum(['skip', 'stop']),
  dryRun: z.boolean(),
  /** New records may be called as others are. */
  allowDuplicates: z.boolean().optional(),
});
export type ImportRequest = z.infer<typeof importRequestSchema> & {
  /** What is said of the records of the file beside their values. */
  beside?: Values;
};

/** The same with what may be said of records of this kind beside their values, each under its own name. */
export function importRequestSchemaOf(entity: Entity) {
  return importRequestSchema.extend(besideOfFiles(entity));
}

/** A request as it was sent, what is said beside the values put together. */
export function importRequestOf(entity: Entity, sent: z.infer<typeof importRequestSchema> & Values): ImportRequest {
  const names = Object.keys(besideOfFiles(entity)).filter((name) => sent[name] !== undefined);
  const rest = Object.fromEntries(Object.entries(sent).filter(([name]) => !names.includes(name)));
  const beside = Object.fromEntries(names.map((name) => [name, sent[name]]));
  return { ...(rest as ImportRequest), beside };
}

/** A column of a file that goes into a field. */
export interface Mapped {
  /** Its place among the cells of a row. */
  place: number;
  header: string;
  column: SheetColumn;
}

/**
 * Finds the columns that are meant.
 * @param headers of the file
 * @param isOneRecord all rows belong to one record: only its parts are filled
 * @throws Refusal validationFailed with every problem: headers and fields that do not exist, fields meant twice, a key that is not mapped
 */
export function mappedColumns(
  call: Pick<Call, 'caller' | 'words'>,
  entity: Entity,
  headers: readonly string[],
  { mapping, matchBy }: Pick<ImportRequest, 'mapping' | 'matchBy'>,
  isOneRecord: boolean,
): Mapped[] {
  const columns = importColumns(call, entity).filter(({ part }) => !isOneRecord || part !== null);
  const met = new Set<string>();
  const problems = mapping.flatMap(({ header, field }, at) => {
    if (!headers.includes(header)) return [fieldError(`mapping.${at}.header`, 'importHeaderUnknown', { header })];
    if (field === null) return [];
    if (!columns.some(({ path }) => path === field)) return [fieldError(`mapping.${at}.field`, 'fieldUnknown')];
    if (met.has(field)) return [fieldError(`mapping.${at}.field`, 'importFieldTwice', { field })];
    met.add(field);
    return [];
  });
  const isKey =
    matchBy === null || (met.has(matchBy) && matchColumns(call, entity).some(({ path }) => path === matchBy));
  refuseFields([
    ...problems,
    ...(met.size === 0 ? [fieldError('mapping', 'fieldRequired')] : []),
    ...(isKey ? [] : [fieldError('matchBy', 'importKeyNotMapped')]),
  ]);
  return mapping.flatMap(({ header, field }) => {
    const column = columns.find(({ path }) => path === field);
    return column ? [{ place: headers.indexOf(header), header, column }] : [];
  });
}
