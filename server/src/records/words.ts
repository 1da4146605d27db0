import words from '@mandate/contract/locales/en/common.json' with { type: 'json' };

/** An entity's name as keys of words carry it: `tax-rate` gives `taxRate`. */
export function keyOf(entityName: string): string {
  return entityName.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The word under a key of the `common` texts, such as `list.yes`, with its parameters filled in; null where there is none.
 * @param key names joined by dots
 */
export function wordAt(key: string, params: Record<string, string | number> = {}): string | null {
  const found = key.split('.').reduce<unknown>((held, name) => {
    return typeof held === 'object' && held !== null && Object.hasOwn(held, name)
      ? (held as Record<string, unknown>)[name]
      : undefined;
  }, words);
  if (typeof found !== 'string') return null;
  return found.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
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
