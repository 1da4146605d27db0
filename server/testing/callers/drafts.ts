import type { Change } from '@mandate/contract/changes/changes.ts';
import type { Draft } from '@mandate/contract/entities/draft.ts';
import { uuidV7 } from '../../src/database/uuid-v7.ts';
import type { Person } from './people.ts';
import { saved } from './records.ts';

/** A change that says where a customer is. */
export const typed: Change[] = [{ field: 'city', old: null, new: 'Rome' }];

/** What a draft of a stored customer is made with, `values` over it. */
export function draftOf({ id }: { id: string }, values: object = {}): object {
  const ofStored = { isNew: false, title: 'Acme', baseVersion: 1, changes: typed };
  return { entity: 'customer', recordId: id, ...ofStored, ...values };
}

/** What a draft of a new customer is made with, `values` over it. */
export function newDraft(values: object = {}): object {
  return draftOf({ id: uuidV7() }, { isNew: true, baseVersion: null, ...values });
}

/** Makes a draft. */
export function keep(person: Person, values: object): Promise<Draft> {
  return saved<Draft>(person, 'draft', values);
}

/** Saves a draft that was made before. */
export function change(person: Person, { id }: { id: string }, values: object, version = 1) {
  const body = { id, version, ...values };
  return person.post<Draft & { current: Draft; changedBy: string; conflicts: unknown[] }>('/draft/save', body);
}

/** Reads a draft. */
export function find(person: Person, { id }: { id: string }) {
  return person.get<Draft>(`/draft/get-by-id/${id}`);
}

/** Discards a draft. */
export function discard(person: Person, { id }: { id: string }, version?: number) {
  const query = version === undefined ? '' : `?version=${version}`;
  return person.del<{ deletionId: string }>(`/draft/remove/${id}${query}`);
}

/** Restores a draft, by its own id or that of its deletion. */
export function bring(person: Person, id: string) {
  return person.put<Draft>(`/draft/undelete/${id}`);
}

/** A query for drafts of which a field is a value. */
export function by(field: string, value: string) {
  return { filter: { all: [{ field, operator: 'is', value }] } };
}
