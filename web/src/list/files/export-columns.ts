import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { sheetFields } from '@mandate/contract/facts/sheet-fields.ts';
import type { LaidOut } from '../columns/list-layout.ts';
import type { ExportScope } from './export-scope.ts';

/** The list whose records are exported. */
export interface ExportedColumns {
  entity: Entity;
  reader: Reader;
  /** The columns shown, in their order. */
  columns: readonly (Pick<LaidOut, 'field'> & Partial<LaidOut>)[];
  /** Deleted records are among those shown, and with them when each was deleted. */
  isDeletedShown: boolean;
}

/** The paths of an exported file's columns, in their order: `name`, `customerId`, `contacts.email`. */
export function exportColumns(
  scope: ExportScope,
  { entity, reader, columns, isDeletedShown }: ExportedColumns,
): string[] {
  const known = sheetFields(entity, reader).map(({ path }) => path);
  if (scope === 'whole') return known;
  const shown = columns.map(({ field }) => field);
  if (isDeletedShown && !shown.includes('deletedAt')) {
    const place = 1 + columns.findLastIndex((column) => column.place === 'name' || column.isPinned);
    shown.splice(place, 0, 'deletedAt');
  }
  return shown.filter((field) => known.includes(field));
}
