import type { WeekEntry } from '@mandate/contract/time/week-detail.ts';

/** What people write of an entry. */
export type EntryValues = Pick<WeekEntry, 'seconds' | 'text' | 'internalNote' | 'isBillable'>;

/** The names of what people write of an entry. */
export const entryFields = ['seconds', 'text', 'internalNote', 'isBillable'] as const;

/** What of an entry people write, without the rest. */
export function valuesOf({ seconds, text, internalNote, isBillable }: EntryValues): EntryValues {
  return { seconds, text, internalNote, isBillable };
}

/** The values that differ from others; all of them where there are no others. */
export function differing(values: EntryValues, from: EntryValues | null): Partial<EntryValues> {
  const changed = entryFields.filter((field) => from === null || values[field] !== from[field]);
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

/** Whether both say the same. */
export function areSame(one: EntryValues, other: EntryValues): boolean {
  return entryFields.every((field) => one[field] === other[field]);
}

/**
 * Brings together what is wanted here and what was stored meanwhile, field by field.
 * @param base what both began from
 * @returns what is wanted now, and the fields that both changed to something else: there what is wanted here stands
 */
export function merged(
  base: EntryValues,
  mine: EntryValues,
  theirs: EntryValues,
): { values: EntryValues; both: (keyof EntryValues)[] } {
  const isMine = (field: keyof EntryValues) => mine[field] !== base[field];
  const both = entryFields.filter(
    (field) => isMine(field) && theirs[field] !== base[field] && theirs[field] !== mine[field],
  );
  return {
    values: { ...theirs, ...Object.fromEntries(entryFields.filter(isMine).map((field) => [field, mine[field]])) },
    both,
  };
}
