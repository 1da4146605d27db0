import type { Entity } from '../facts/entity.ts';
import { lengthOf } from '../texts/clean-text.ts';
import { type Change, isTyped } from './changes.ts';

/** The longest text that is typed again as fast as it is restored, in characters. */
export const longestTrivial = 20;

/** What of a draft says whether it is worth much. */
export interface DraftedWork {
  isNew: boolean;
  title: string;
  changes: readonly Change[];
}

/**
 * Whether a draft is hardly worth offering: of a new record without a name, with nothing but choices and at most one short entry. What was typed on a
 * stored record never is, since it says which record was meant to change.
 */
export function isTrivialDraft({ fields }: Entity, { isNew, title, changes }: DraftedWork): boolean {
  if (!isNew || title.trim() !== '') return false;
  const entries = changes.filter((change) => isTyped(change) && !isChosen(fields, change));
  return entries.length <= 1 && entries.every(({ new: entry }) => isShort(entry));
}

/** Taken from what was offered, or emptied. */
function isChosen(fields: Entity['fields'], { field, new: entry }: Change): boolean {
  const kind = Object.hasOwn(fields, field) ? fields[field]?.kind : undefined;
  return entry === null || entry === '' || kind === 'choice' || kind === 'flag' || kind === 'reference';
}

/** One line, no longer than is typed at once; neither rows nor lists. */
function isShort(entry: unknown): boolean {
  if (typeof entry === 'string') return !entry.includes('\n') && lengthOf(entry) <= longestTrivial;
  return typeof entry === 'number' || typeof entry === 'boolean';
}
