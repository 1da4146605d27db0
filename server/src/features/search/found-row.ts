import type { RegisterName } from '@mandate/contract/registers.ts';
import { fits } from '@mandate/contract/search/name-fit.ts';
import type { FoundRecord } from '@mandate/contract/search/search.ts';
import { fragmentAround, stretchesOf } from '@mandate/contract/search/search-words.ts';
import { plainTextOf } from '@mandate/contract/texts/rich-text.ts';
import type { FoundKind } from './found-kinds.ts';

/** A record as the statement finds it. */
export interface FoundRow {
  noun: RegisterName;
  id: string;
  /** The place of its fit among the fits. */
  fit: number;
  /** Records of this kind that its list finds, as far as they were counted. */
  total: number;
  /** Texts of seen fields by name. */
  texts: Record<string, string | null>;
  status: string | null;
  /** The note that has the words. */
  note: string | null;
  /** The number of a document of the project that has the words. */
  document: string | null;
}

/** A row as it is replied. @param words what was searched for, folded */
export function presentFound(
  { entity, code, detail, linked }: FoundKind,
  row: FoundRow,
  words: readonly string[],
): FoundRecord {
  const textOf = (name: string | null) => (name === null ? null : (row.texts[name] ?? null));
  const shown = { label: textOf(entity.label) ?? '', code: textOf(code), detail: textOf(detail) };
  // Who is found by another record's name is told whose it is, though the name is shown beside.
  const own = [shown.label, shown.code, detail !== null && linked.includes(detail) ? null : shown.detail];
  const fit = fits[row.fit] ?? 'resembles';
  return { id: row.id, ...shown, fit, fragment: fragmentOf(row, own, words), status: row.status };
}

/** Some words around what of the words searched for its own shown texts lack; null where they have all. */
function fragmentOf(
  row: FoundRow,
  shown: readonly (string | null)[],
  words: readonly string[],
): FoundRecord['fragment'] {
  const missing = words.filter((word) => !shown.some((text) => text && stretchesOf(text, [word]).length > 0));
  if (missing.length === 0) return null;
  const note = row.note === null ? [] : [['note', plainTextOf(row.note)] as const];
  const document = row.document === null ? [] : [['document', row.document] as const];
  for (const [field, value] of [...Object.entries(row.texts), ...document, ...note]) {
    const text = value === null ? null : fragmentAround(value, missing);
    if (text !== null) return { field, text };
  }
  return null;
}
