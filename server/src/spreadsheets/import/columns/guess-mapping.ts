import type { Entity } from '@mandate/contract/facts/entity.ts';
import words from '@mandate/contract/locales/en/import.json' with { type: 'json' };
import { fieldWord, partWord } from '../../../records/words.ts';
import { foldCell } from '../../cells/fold-cell.ts';
import type { SheetColumn } from '../../cells/sheet-columns.ts';
import type { Meant } from '../stored/stored-import.ts';

/** A header without case, accents and punctuation: `E-Mail (work)` gives `e mail work`. */
export function plainHeader(header: string): string {
  return foldCell(header)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}

/** Ways in which a header may name a column, the surest first. */
const ways: ((header: string, column: SheetColumn, entity: Entity) => boolean)[] = [
  (header, { path }) => header.trim() === path,
  (header, column) => foldCell(header) === foldCell(column.header),
  (header, column, entity) => namesOf(column, entity).includes(closed(header)),
  // Of a part, what its rows call the field.
  (header, { part, name, path }, entity) =>
    part !== null && [closed(name), closed(fieldWord(entity.name, path))].includes(closed(header)),
  (header, { name }) => synonymsOf(name).has(closed(header)),
];
/** Of these, the ones that say enough to tell one kind of records from another. */
const sureWays = 3;

function closed(text: string): string {
  return plainHeader(text).replaceAll(' ', '');
}

function namesOf({ path, part, name, header }: SheetColumn, entity: Entity): string[] {
  const named = [path, header];
  if (part !== null) named.push(`${partWord(entity.name, part)} ${fieldWord(entity.name, path)}`, `${part} ${name}`);
  return named.map(closed);
}

const synonyms = new Map<string, Set<string>>();

function synonymsOf(name: string): ReadonlySet<string> {
  const kept = synonyms.get(name);
  if (kept) return kept;
  const written = (words.import.synonyms as Record<string, string>)[name] ?? '';
  const found = new Set(written.split(',').map(closed).filter(Boolean));
  synonyms.set(name, found);
  return found;
}

/**
 * Guesses what each column of a file stands for; no field is meant twice.
 * @param columns what may be filled, those of the record itself before those of its parts
 * @param remembered what the person meant by headers before, by plain header
 */
export function guessMapping(
  entity: Entity,
  columns: readonly SheetColumn[],
  headers: readonly string[],
  remembered: ReadonlyMap<string, string | null>,
): Meant[] {
  const meant = new Map<string, string | null>();
  const isRemembered = new Set<string>();
  const taken = new Set<string>();
  for (const header of headers) {
    const field = remembered.get(plainHeader(header));
    if (field === undefined) continue;
    // What they may no longer fill, or another column of this file means too, is guessed again.
    if (field !== null && (taken.has(field) || !columns.some(({ path }) => path === field))) continue;
    meant.set(header, field);
    isRemembered.add(header);
    if (field !== null) taken.add(field);
  }
  for (const way of ways) {
    for (const header of headers) {
      if (meant.has(header)) continue;
      const column = columns.find((each) => !taken.has(each.path) && way(header, each, entity));
      if (!column) continue;
      meant.set(header, column.path);
      taken.add(column.path);
    }
  }
  return headers.map((header) => ({
    header,
    field: meant.get(header) ?? null,
    ...(isRemembered.has(header) && { isRemembered: true }),
  }));
}

/**
 * How many of some texts could be headers of records of a kind.
 * @param isSure synonyms and what parts call their fields do not count
 */
export function namedColumns(
  entity: Entity,
  columns: readonly SheetColumn[],
  texts: readonly string[],
  isSure = false,
): number {
  const considered = isSure ? ways.slice(0, sureWays) : ways;
  return texts.filter((text) => columns.some((column) => considered.some((way) => way(text, column, entity)))).length;
}
