import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type SheetField, sheetFields } from '@mandate/contract/facts/sheet-fields.ts';
import { fieldWord, partWord } from '../../records/words.ts';

/** One column a file of records may have. */
export interface SheetColumn extends SheetField {
  /** What people call it; no two columns of an entity are called the same. */
  header: string;
}

/** Every column an exported file may have for a reader, in the order of the facts, parts last. */
export function sheetColumns(entity: Entity, reader: Reader): SheetColumn[] {
  return unlike(sheetFields(entity, reader).map((sheet) => ({ ...sheet, header: headerOf(entity, sheet) })));
}

/** The columns an import may fill for a reader: ids tell which record or row is meant. */
export function importColumns(entity: Entity, reader: Reader): SheetColumn[] {
  return sheetColumns(entity, reader).filter(({ field }) => {
    return field === null || (field.isWritable && !field.fixedFor?.includes(reader.role));
  });
}

function headerOf(entity: Entity, { path, part }: SheetField): string {
  const word = fieldWord(entity.name, path);
  return part === null ? word : `${partWord(entity.name, part)}: ${word}`;
}

/** Two fields may be called the same on a screen that shows them apart; in a file the second one says its name beside. */
function unlike(columns: SheetColumn[]): SheetColumn[] {
  const met = new Set<string>();
  return columns.map((column) => {
    const isMet = met.has(column.header);
    met.add(column.header);
    return isMet ? { ...column, header: `${column.header} (${column.path})` } : column;
  });
}
