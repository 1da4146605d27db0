import type { Entity } from '@mandate/contract/entity.ts';
import { type Field, isSeen } from '@mandate/contract/fields.ts';
import type { Reader } from '@mandate/contract/roles.ts';
import { fieldWord, partWord } from './words.ts';

/** One column a file of records may have: a field of the record, or of the rows of one of its parts. */
export interface SheetColumn {
  /** `name`, `contacts.email`, or `id` and `contacts.id`. */
  path: string;
  /** The name of the part, null for a field of the record itself. */
  part: string | null;
  /** The name of the field, or `id`. */
  name: string;
  /** The facts; null for an id. */
  field: Field | null;
  /** What people call it; no two columns of an entity are called the same. */
  header: string;
}

const neverInFiles = ['version', 'createdById', 'updatedById', 'deletedById'];

/** Every column an exported file may have for a reader, in the order of the facts, parts last. */
export function sheetColumns(entity: Entity, reader: Reader): SheetColumn[] {
  const own = columnsOf(entity, entity.fields, null, reader);
  const parts = Object.entries(entity.parts).flatMap(([name, { fields }]) => columnsOf(entity, fields, name, reader));
  return unlike([...own, ...parts]);
}

/** The columns an import may fill for a reader: ids tell which record or row is meant. */
export function importColumns(entity: Entity, reader: Reader): SheetColumn[] {
  return sheetColumns(entity, reader).filter(({ field }) => {
    return field === null || (field.isWritable && !field.fixedFor?.includes(reader.role));
  });
}

function columnsOf(entity: Entity, fields: Record<string, Field>, part: string | null, reader: Reader): SheetColumn[] {
  const before = part === null ? '' : `${part}.`;
  const headed = (name: string) => {
    const word = fieldWord(entity.name, `${before}${name}`);
    return part === null ? word : `${partWord(entity.name, part)}: ${word}`;
  };
  const id: SheetColumn = { path: `${before}id`, part, name: 'id', field: null, header: headed('id') };
  const seen = Object.entries(fields).filter(([name, field]) => isSeen(field, reader) && !neverInFiles.includes(name));
  if (seen.length === 0) return [];
  return [id, ...seen.map(([name, field]) => ({ path: `${before}${name}`, part, name, field, header: headed(name) }))];
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
