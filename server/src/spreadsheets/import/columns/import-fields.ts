import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { z } from 'zod';
import type { Call } from '../../../calls/call.ts';
import { importColumns, type SheetColumn } from '../../cells/sheet-columns.ts';
import { matchColumns } from './match-columns.ts';

export const importFieldSchema = z.object({
  path: z.string(),
  label: z.string(),
  /** A new record, or a new row of a part, cannot be without. */
  isRequired: z.boolean(),
  /** Records may be recognised by it. */
  isKey: z.boolean(),
});
/** A field a column of a file may go into. */
export type ImportField = z.infer<typeof importFieldSchema>;

/** The columns a file may fill. @param isOneRecord all rows belong to one record: only its parts are filled */
export function columnsToFill(call: Call, entity: Entity, isOneRecord: boolean): SheetColumn[] {
  return importColumns(call, entity).filter(({ part }) => !isOneRecord || part !== null);
}

/** What the columns of a file may go into, as it is offered. */
export function importFields(call: Call, entity: Entity, isOneRecord: boolean): ImportField[] {
  const keys = new Set(isOneRecord ? [] : matchColumns(call, entity).map(({ path }) => path));
  return columnsToFill(call, entity, isOneRecord).map(({ path, header, field }) => {
    return { path, label: header, isRequired: isRequired(field), isKey: keys.has(path) };
  });
}

function isRequired(field: Field | null): boolean {
  if (field?.own?.isRequired) return true;
  if (field === null || field.isOptional || field.initial !== undefined) return false;
  return ![field.initialFrom, field.numbering, field.isTodayFirst, field.isGivenFirst].some(Boolean);
}
