import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type SheetField, sheetFields } from '@mandate/contract/facts/sheet-fields.ts';
import { fieldWord, partWord } from '../../records/words.ts';
import { type Words, wordsOwnFirst } from '../../words/words.ts';

/** One column a file of records may have. */
export interface SheetColumn extends SheetField {
  /** What the caller calls it; no two columns of an entity are called the same. */
  header: string;
  /** What it is called in the other languages. */
  otherHeaders: readonly string[];
}

/** Who asks for columns: what they may see, and how they call it. */
interface Asking {
  caller: Reader;
  words: Words;
}

/** Every column an exported file may have for a caller, in the order of the facts, parts last. */
export function sheetColumns({ caller, words }: Asking, entity: Entity): SheetColumn[] {
  const fields = sheetFields(entity, caller);
  const headers = wordsOwnFirst(words).map((each) => unlike(fields, (field) => headerOf(each, entity, field)));
  return fields.map((field, at) => {
    const [header = '', ...others] = headers.map((inOne) => inOne[at] ?? '');
    return { ...field, header, otherHeaders: others };
  });
}

/** The columns an import may fill for a caller: ids tell which record or row is meant. */
export function importColumns(asking: Asking, entity: Entity): SheetColumn[] {
  return sheetColumns(asking, entity).filter(({ field }) => {
    return field === null || (field.isWritable && !field.fixedFor?.includes(asking.caller.role));
  });
}

/** What a column is called in a language, apart from others that are called the same. */
export function headerOf(words: Words, entity: Entity, { path, part }: Pick<SheetField, 'path' | 'part'>): string {
  const word = fieldWord(words, entity, path);
  return part === null ? word : `${partWord(words, entity.name, part)}: ${word}`;
}

/** Two fields may be called the same on a screen that shows them apart; in a file the second one says its name beside. */
function unlike(fields: readonly SheetField[], headerOf: (field: SheetField) => string): string[] {
  const met = new Set<string>();
  return fields.map((field) => {
    const header = headerOf(field);
    const isMet = met.has(header);
    met.add(header);
    return isMet ? `${header} (${field.path})` : header;
  });
}
