import type { Change } from '@mandate/contract/changes/changes.ts';

/** The copy of a draft that this browser keeps: what was typed on a record and is not saved. */
export interface LocalDraft {
  id: string;
  /** The version the server keeps it in, as far as this browser knows; null for none. */
  version: number | null;
  /** The noun of what is edited, such as `customer`. */
  entity: string;
  /** The id of the record, of a new one the id it will have. */
  recordId: string;
  isNew: boolean;
  /** What the record is called; empty while it has no name. */
  title: string;
  /** The version of the record the changes build on; null for a new one. */
  baseVersion: number | null;
  changes: Change[];
  /** When it was typed, or kept by the server (ISO 8601). */
  updatedAt: string;
  /** The server has all of it. */
  isSent: boolean;
}

/** What of a draft is sent to be kept. */
export function bodyOfDraft({ id, version, entity, recordId, isNew, title, baseVersion, changes }: LocalDraft) {
  return { id, ...(version !== null && { version }), entity, recordId, isNew, title, baseVersion, changes };
}

// Under the person's id, so that nobody else is ever offered it.
const copies = (userId: string) => `draft:${userId}:`;

/** Under which name something of a person's work is kept, which is forgotten with the drafts. */
export function copyName(userId: string, id: string): string {
  return copies(userId) + id;
}
const removals = (userId: string) => `draft-gone:${userId}:`;
const takenUp = 'draft-taken-up';

/** Keeps the copy of a draft. @returns false when the browser has no room; then it keeps none of it */
export function storeDraft(userId: string, draft: LocalDraft): boolean {
  try {
    localStorage.setItem(copies(userId) + draft.id, JSON.stringify(draft));
    return true;
  } catch {
    purgeDraft(userId, draft.id);
    return false;
  }
}

/** Every draft of this person of which this browser has a copy. */
export function readDrafts(userId: string): LocalDraft[] {
  return namesUnder(copies(userId)).flatMap((id) => {
    try {
      const draft: unknown = JSON.parse(localStorage.getItem(copies(userId) + id) ?? 'null');
      return isDraft(draft) && draft.id === id ? [draft] : [];
    } catch {
      return [];
    }
  });
}

/** Forgets the copy of one draft. */
export function purgeDraft(userId: string, id: string): void {
  localStorage.removeItem(copies(userId) + id);
}

/** Forgets all that this browser keeps of a person's drafts: somebody signed out. @returns what the server does not have */
export function takeDrafts(userId: string): LocalDraft[] {
  const unsent = readDrafts(userId).filter(({ isSent }) => !isSent);
  for (const prefix of [copies(userId), removals(userId)])
    for (const id of namesUnder(prefix)) localStorage.removeItem(prefix + id);
  sessionStorage.removeItem(takenUp);
  return unsent;
}

/** Remembers that a draft is done with, until the server knows it too. */
export function markGone(userId: string, id: string): void {
  try {
    localStorage.setItem(removals(userId) + id, '');
  } catch {
    // Without room the server is told once only.
  }
}

/** The server knows that a draft is done with. */
export function unmarkGone(userId: string, id: string): void {
  localStorage.removeItem(removals(userId) + id);
}

/** The drafts that are done with, of which the server may not know yet. */
export function goneDrafts(userId: string): string[] {
  return namesUnder(removals(userId));
}

/** A draft that is to be taken up again by itself in this tab, by whom and where. */
export interface TakenUp {
  userId: string;
  id: string;
  entity: string;
  recordId: string;
  isNew: boolean;
}

/** In this tab the draft is taken up again when the same person is back at its record; null takes none up. */
export function takeUpLater(draft: TakenUp | null): void {
  if (draft === null) sessionStorage.removeItem(takenUp);
  else sessionStorage.setItem(takenUp, JSON.stringify(draft));
}

/**
 * The draft to take up again at a record, or null.
 * @param recordId null for the page of a new record
 */
export function draftToTakeUp(userId: string, entity: string, recordId: string | null): TakenUp | null {
  try {
    const mark: TakenUp | null = JSON.parse(sessionStorage.getItem(takenUp) ?? 'null');
    if (mark?.userId !== userId || mark.entity !== entity) return null;
    return (mark.isNew ? recordId === null : recordId === mark.recordId) ? mark : null;
  } catch {
    return null;
  }
}

function namesUnder(prefix: string): string[] {
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

function isDraft(value: unknown): value is LocalDraft {
  if (typeof value !== 'object' || value === null || !('changes' in value && 'recordId' in value)) return false;
  return 'id' in value && 'entity' in value && Array.isArray(value.changes);
}
