import type { OwnFieldNoun } from './own-field-nouns.ts';

/** What an own field may hold. */
export const ownFieldKinds = ['text', 'number', 'amount', 'date', 'choice', 'person', 'flag'] as const;
export type OwnFieldKind = (typeof ownFieldKinds)[number];

/** Who sees an own field, beside the right to its record: everyone, staff, staff with a grant, or administrators. A guest sees what everyone sees and nothing else. */
export const ownFieldReaders = ['everyone', 'staff', 'seeRates', 'seeCosts', 'seePersonal', 'admins'] as const;
export type OwnFieldReaders = (typeof ownFieldReaders)[number];

/** One value of an own field of the kind `choice`. */
export interface OwnChoice {
  /** What is stored; small letter first. */
  code: string;
  /** What people read. */
  label: string;
  /** Offered to be chosen; a value that is not is kept where it was chosen before. */
  isActive: boolean;
}

/** What the firm said of one of its own fields. */
export interface OwnFieldDefinition {
  id: string;
  entity: OwnFieldNoun;
  key: string;
  label: string;
  help: string | null;
  kind: OwnFieldKind;
  choices: readonly OwnChoice[] | null;
  /** The heading it stands under in forms and on pages; null is the last one, of all that have none. */
  section: string | null;
  position: number;
  isRequired: boolean;
  seenBy: OwnFieldReaders;
}

/** Own fields by the kind of record they belong to, in the order in which they are shown. */
export type OwnFieldsByNoun = Partial<Record<OwnFieldNoun, readonly OwnFieldDefinition[]>>;

/** The most values a choice has. */
export const mostOwnChoices = 100;
