import type { Entity } from '@mandate/contract/facts/entity.ts';
import { fieldWord, partWord } from '../../../records/words.ts';
import { everyWords, type Words } from '../../../words/words.ts';
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
  (header, column) => column.otherHeaders.some((other) => foldCell(header) === foldCell(other)),
  (header, column, entity) => namesOf(column, entity).has(closed(header)),
  // Of a part, what its rows call the field.
  (header, column, entity) => column.part !== null && namesInRow(column, entity).has(closed(header)),
  (header, { name }) => synonymsOf(name).has(closed(header)),
];
/** Of these, the ones that say enough to tell one kind of records from another. */
const sureWays = 4;

function closed(text: string): string {
  return plainHeader(text).replaceAll(' ', '');
}

const names = new WeakMap<SheetColumn, ReadonlySet<string>>();

function namesOf(column: SheetColumn, entity: Entity): ReadonlySet<string> {
  const known = names.get(column);
  if (known) return known;
  const { path, part, name, header, otherHeaders } = column;
  const ofPart = part === null ? [] : [`${part} ${name}`, ...everyWords().map(inPart)];
  function inPart(words: Words): string {
    return `${partWord(words, entity.name, part ?? '')} ${fieldWord(words, entity, path)}`;
  }
  const found = new Set([path, header, ...otherHeaders, ...ofPart].map(closed));
  names.set(column, found);
  return found;
}

const namesInRows = new WeakMap<SheetColumn, ReadonlySet<string>>();

function namesInRow(column: SheetColumn, entity: Entity): ReadonlySet<string> {
  const known = namesInRows.get(column);
  if (known) return known;
  const { name, path } = column;
  const found = new Set([name, ...everyWords().map((words) => fieldWord(words, entity, path))].map(closed));
  namesInRows.set(column, found);
  return found;
}

const namesOfOwn = new WeakMap<Entity, ReadonlySet<string>>();

/** What the fields of the record itself are called, whether a file may fill them or not. */
function namesOfRecord(entity: Entity): ReadonlySet<string> {
  const known = namesOfOwn.get(entity);
  if (known) return known;
  const own = Object.keys(entity.fields);
  const found = new Set(
    own.flatMap((name) => [name, ...everyWords().map((words) => fieldWord(words, entity, name))]).map(closed),
  );
  namesOfOwn.set(entity, found);
  return found;
}

const synonyms = new Map<string, Set<string>>();

/** What else a field is called, in any language. */
function synonymsOf(name: string): ReadonlySet<string> {
  const kept = synonyms.get(name);
  if (kept) return kept;
  const written = everyWords().flatMap((words) => (words.at(`import.synonyms.${name}`) ?? '').split(','));
  const found = new Set(written.map(closed).filter(Boolean));
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
  // What names a field of the record that no file fills, such as its status, is no field of its rows.
  const ofRecord = columns.some(({ part }) => part === null) ? namesOfRecord(entity) : new Set<string>();
  for (const way of ways) {
    for (const header of headers) {
      if (meant.has(header)) continue;
      const isOfRecord = ofRecord.has(closed(header));
      const column = columns.find(
        (each) => !taken.has(each.path) && !(isOfRecord && each.part !== null) && way(header, each, entity),
      );
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
