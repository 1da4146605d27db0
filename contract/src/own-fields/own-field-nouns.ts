import type { Noun } from '../access/permissions.ts';

/** The kinds of records to which the firm may add fields of its own: every register with records, and projects. Parameters stay a page of settings. */
export const ownFieldNouns = [
  'customer',
  'personnel',
  'provider',
  'service-category',
  'service',
  'place',
  'account',
  'project',
] as const satisfies readonly Noun[];
export type OwnFieldNoun = (typeof ownFieldNouns)[number];

/** Whether records of a kind may have fields of the firm's own. */
export function mayHaveOwnFields(noun: string): noun is OwnFieldNoun {
  return ownFieldNouns.some((one) => one === noun);
}

/** The most own fields one kind of record has. `docs/decisions/0100-own-fields.md` says what that many cost. */
export const mostOwnFields = 100;
