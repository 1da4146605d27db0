import type { Draft, DraftRow } from '@mandate/contract/entities/draft.ts';
import { call } from '../calls/call.ts';
import { bodyOfDraft, type LocalDraft } from './draft-store.ts';

// Drafts are kept beside the work: whether it succeeds is said in their own places, never by a toast.
const silently = { quiet: true, silent: true } as const;

/** Keeps a draft on the server. @throws {CallError} */
export function sendDraft(draft: LocalDraft): Promise<Draft> {
  return call<Draft>('POST', '/draft/save', bodyOfDraft(draft), silently);
}

/** Which drafts are meant: those of one record, those of records of a kind that are not stored yet, or all. */
export type DraftsOf = { entity: string; recordId: string } | { entity: string; isNew: true } | 'all';

/** The own drafts on the server, the newest first. @throws {CallError} */
export async function listDrafts(of: DraftsOf, signal?: AbortSignal): Promise<DraftRow[]> {
  const all = of === 'all' ? [] : Object.entries(of).map(([field, value]) => ({ field, operator: 'is', value }));
  const query = {
    pageSize: 200,
    total: 'none',
    sort: [{ field: 'updatedAt', direction: 'desc' }],
    ...(all.length > 0 && { filter: { all } }),
  };
  const options = signal ? { ...silently, signal } : silently;
  return (await call<{ rows: DraftRow[] }>('POST', '/draft/get-grid', query, options)).rows;
}

/** Reads a draft with its changes. @throws {CallError} */
export function readDraft(id: string): Promise<Draft> {
  return call<Draft>('GET', `/draft/get-by-id/${encodeURIComponent(id)}`, undefined, silently);
}

/** Removes a draft. @throws {CallError} */
export async function removeDraft(id: string): Promise<void> {
  await call('DELETE', `/draft/remove/${id}`, undefined, silently);
}

/** Brings a removed draft back. @throws {CallError} */
export function undeleteDraft(id: string): Promise<Draft> {
  return call<Draft>('PUT', `/draft/undelete/${id}`, undefined, silently);
}
