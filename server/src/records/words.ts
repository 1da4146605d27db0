import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Words } from '../words/words.ts';

/** An entity's name as keys of words carry it: `tax-rate` gives `taxRate`. */
export function keyOf(entityName: string): string {
  return entityName.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** What people call a field, as on screens; an own field as the firm calls it, an id that no screen shows by its name. A row's field is named by its path. */
export function fieldWord(words: Words, { name: entityName, fields }: Entity, path: string): string {
  const own = Object.hasOwn(fields, path) ? fields[path]?.own : undefined;
  if (own) return own.label;
  const name = path.split('.').at(-1) ?? path;
  return words.at(`field.${keyOf(entityName)}.${path}`) ?? words.at(`file.column.${name}`) ?? path;
}

/** What people call one row of a part. */
export function partWord(words: Words, entityName: string, part: string): string {
  return words.at(`part.${keyOf(entityName)}.${part}`) ?? part;
}

/** What people call records of a kind, such as "Customers". */
export function entityTitle(words: Words, entityName: string): string {
  return words.at(`entity.${keyOf(entityName)}.title`) ?? entityName;
}

/** What files of records are called, without the day and the ending: `tax-rates`, `steuersätze`. */
export function fileWord(words: Words, { name, table }: Entity): string {
  if (words.language === 'en') return table.replaceAll('_', '-');
  return entityTitle(words, name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
}
