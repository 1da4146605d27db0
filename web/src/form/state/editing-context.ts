import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FormState, RecordForm } from './record-form.ts';

/** What the fields of an editor stand in. */
export interface Editing {
  form: RecordForm;
  entity: Entity;
  reader: Reader;
  /** The record can only be read: fields are text. */
  isReading: boolean;
  /** The record was never saved. */
  isNew: boolean;
  /** Tells the fields of an editor that lies over the page from those of the page. */
  scope?: string;
  askReason?: AskReason | undefined;
}

/** Asks why a record is made or saved, or a save of it taken back, where the server wants a reason; null is no answer. */
export type AskReason = (act: 'create' | 'save' | 'undo') => Promise<string | null>;

/** Carries the editor to its fields. */
export const EditingContext = createContext<Editing | null>(null);

/** The editor a field stands in. @throws outside of one */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('a field stands outside of an editor');
  return editing;
}

/** The row a field belongs to, and the name of its part; none for the record's own fields. */
export const RowContext = createContext<{ part: string; id: string } | null>(null);

/** Why fields cannot be changed at present, by path; a field whose value was changed already can be changed back. */
export const LocksContext = createContext<ReadonlyMap<string, string>>(new Map());

/** The section of the page a field stands in. */
export const SectionContext = createContext('');

/**
 * Something the form knows; renders again when it changes.
 * @param pick gives the same value while nothing changed, so no new object
 */
export function useForm<T>(form: RecordForm, pick: (state: FormState) => T): T {
  return useSyncExternalStore(form.subscribe, () => pick(form.state()));
}
