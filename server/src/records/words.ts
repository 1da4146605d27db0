import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../contract/src/locales/en/', import.meta.url);

interface Words {
  [name: string]: string | Words;
}

/** Every word by its key. */
const words = new Map(
  readdirSync(folder).flatMap((file) => flat(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Words)),
);

function flat(words: Words, above = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([name, held]) =>
    typeof held === 'string' ? [[above + name, held] as [string, string]] : flat(held, `${above}${name}.`),
  );
}

/** An entity's name as keys of words carry it: `tax-rate` gives `taxRate`. */
export function keyOf(entityName: string): string {
  return entityName.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The word under a key of the `common` texts, such as `list.yes`, with its parameters filled in; null where there is none.
 * @param key names joined by dots
 */
export function wordAt(key: string, params: Record<string, string | number> = {}): string | null {
  return words.get(key)?.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '')) ?? null;
}

/** What people call a field, as on screens; an id that no screen shows is called by its name. A row's field is named by its path. */
export function fieldWord(entityName: string, path: string): string {
  const name = path.split('.').at(-1) ?? path;
  return wordAt(`field.${keyOf(entityName)}.${path}`) ?? wordAt(`file.column.${name}`) ?? path;
}

/** What people call one row of a part. */
export function partWord(entityName: string, part: string): string {
  return wordAt(`part.${keyOf(entityName)}.${part}`) ?? part;
}

/** What people call records of a kind, such as "Customers". */
export function entityTitle(entityName: string): string {
  return wordAt(`entity.${keyOf(entityName)}.title`) ?? entityName;
}
