import { plainTextOf } from '@mandate/contract/rich-text.ts';
import type { FoundEntity, FoundRecord } from '@mandate/contract/search.ts';
import { fragmentAround, stretchesOf } from '@mandate/contract/search-words.ts';
import type { FoundKind } from './found-kinds.ts';

/** A record as the statement finds it. */
export interface FoundRow {
  noun: FoundEntity;
  id: string;
  /** Records of this kind that its list finds, as far as they were counted. */
  total: number;
  /** Texts of seen fields by name. */
  texts: Record<string, string | null>;
  status: string | null;
  /** The note that has the words. */
  note: string | null;
}

/** A row as it is replied. @param words what was searched for, folded */
export function presentFound(
  { entity, code, detail }: FoundKind,
  row: FoundRow,
  words: readonly string[],
): FoundRecord {
  const textOf = (name: string | null) => (name === null ? null : (row.texts[name] ?? null));
  const shown = { label: textOf(entity.label) ?? '', code: textOf(code), detail: textOf(detail) };
  return { id: row.id, ...shown, fragment: fragmentOf(row, Object.values(shown), words), status: row.status };
}

/** Some words around what is not shown of what was searched for; null where all of it is shown. */
function fragmentOf(row: FoundRow, shown: (string | null)[], words: readonly string[]): FoundRecord['fragment'] {
  const missing = words.filter((word) => !shown.some((text) => text && stretchesOf(text, [word]).length > 0));
  if (missing.length === 0) return null;
  const note = row.note === null ? [] : [['note', plainTextOf(row.note)] as const];
  for (const [field, value] of [...Object.entries(row.texts), ...note]) {
    const text = value === null ? null : fragmentAround(value, missing);
    if (text !== null) return { field, text };
  }
  return null;
}
