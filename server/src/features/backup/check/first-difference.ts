import { isDeepStrictEqual } from 'node:util';
import type { Manifest } from '../file/manifest.ts';

/**
 * What differs first between what was saved and what is there, as a clause without a full stop; null when nothing does. Where sequences stand
 * is left out: they count outside of every transaction.
 * @param apart tables that are compared otherwise
 */
export function firstDifference(saved: Manifest, found: Manifest, apart: readonly string[] = []): string | null {
  const names = Object.keys({ ...saved.tables, ...found.tables }).filter((name) => !apart.includes(name));
  for (const name of names.sort()) {
    const [before, now] = [saved.tables[name], found.tables[name]];
    if (!before) return `the table ${name} was not saved`;
    if (!now) return `the table ${name} is missing`;
    if (before.rows !== now.rows) return `${name} has ${now.rows} rows, ${before.rows} were saved`;
    if (!isDeepStrictEqual(before.columns, now.columns)) return `${name} has other columns than were saved`;
    if (before.sha256 !== now.sha256)
      return `${name} has as many rows as were saved, ${now.rows}, and says something else in them`;
  }
  for (const [what, sums] of Object.entries(saved.money)) {
    const other: Record<string, string> = found.money[what as keyof Manifest['money']];
    const currency = Object.keys({ ...sums, ...other }).find((each) => sums[each] !== other[each]);
    if (currency !== undefined)
      return `${what} in ${currency} comes to ${other[currency] ?? 'nothing'}, ${sums[currency] ?? 'nothing'} was saved`;
  }
  if (!apart.includes('audit') && !isDeepStrictEqual(saved.audit, found.audit))
    return `the audit ends at row ${found.audit.id}, row ${saved.audit.id} with another hash was saved`;
  if (!isDeepStrictEqual(saved.attachments, found.attachments))
    return `attachments are ${found.attachments.files} files of ${found.attachments.bytes} bytes, ${saved.attachments.files} of ${saved.attachments.bytes} were saved`;
  if (saved.sealedTexts !== found.sealedTexts)
    return `${found.sealedTexts} texts are sealed, ${saved.sealedTexts} were saved`;
  return null;
}
