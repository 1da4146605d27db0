import { currentSession, onSession } from '../../lib/session/session.ts';
import type { ListLayout } from '../columns/list-layout.ts';
import { memoryKey, memoryPrefix } from './memory-requests.ts';
import type { SavedView } from './saved-view.ts';

/** A person's own layout of a list, or of one of its views. */
export interface OwnLayout {
  /** Null is the list without a view. */
  viewId: string | null;
  /** Null is nothing of the person's own. */
  state: ListLayout | null;
  /** The server does not have it yet. */
  isUnsaved?: true;
}

/** What is known of a list for one person: the views they see and how they have it laid out. */
export interface ListMemory {
  views: SavedView[];
  layouts: OwnLayout[];
  /** The view the list opens with: the person's choice, else that of the role. */
  defaultViewId: string | null;
}

/** What this browser last knew of a list, so that it is painted at once as the person left it; undefined for nothing. */
export function readMemory(accountId: string, list: string): ListMemory | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(memoryKey(accountId, list)) ?? 'null');
    return isMemory(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is known of a list. A browser without room for it keeps nothing. */
export function storeMemory(accountId: string, list: string, memory: ListMemory): void {
  try {
    localStorage.setItem(memoryKey(accountId, list), JSON.stringify(memory));
  } catch {
    localStorage.removeItem(memoryKey(accountId, list));
  }
}

/** What the server says, with what it does not have yet. */
export function withUnsaved(served: ListMemory, known: ListMemory | undefined): ListMemory {
  const unsaved = (known?.layouts ?? []).filter(({ isUnsaved }) => isUnsaved);
  return {
    ...served,
    layouts: [...served.layouts.filter(({ viewId }) => !unsaved.some((own) => own.viewId === viewId)), ...unsaved],
  };
}

/** The memory with the views that come along with the list, behind those that were saved. */
export function withReady(memory: ListMemory, ready: readonly SavedView[]): ListMemory {
  return { ...memory, views: [...memory.views.filter(({ isReady }) => !isReady), ...ready] };
}

/** The memory with another layout of the list or of a view. */
export function withLayout(memory: ListMemory, layout: OwnLayout): ListMemory {
  return { ...memory, layouts: [...memory.layouts.filter(({ viewId }) => viewId !== layout.viewId), layout] };
}

function isMemory(value: unknown): value is ListMemory {
  if (typeof value !== 'object' || value === null) return false;
  const { views, layouts } = value as Partial<Record<keyof ListMemory, unknown>>;
  return Array.isArray(views) && Array.isArray(layouts) && 'defaultViewId' in value;
}

// Views name customers and people: who signs out on purpose leaves none of it behind.
onSession(() => {
  const session = currentSession();
  if (session.status !== 'signedOut' || !session.left) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(memoryPrefix)) localStorage.removeItem(key);
});
