import type { SentGridQuery } from '@mandate/contract/lists/grid.ts';

/** What asks for a list's views, and for the person's own layouts of it and their usual view: method, path and body. */
export interface MemoryRequests {
  views: ['POST', string, SentGridQuery];
  layouts: ['GET', string, undefined];
}

/** @param list the entity's name */
export function memoryRequests(list: string): MemoryRequests {
  const views: SentGridQuery = {
    pageSize: 200,
    sort: [{ field: 'name', direction: 'asc' }],
    filter: { all: [{ field: 'list', operator: 'is', value: list }] },
    total: 'none',
  };
  return {
    views: ['POST', '/view/get-grid', views],
    layouts: ['GET', `/view/get-layouts?list=${list}`, undefined],
  };
}

/** What the names begin with under which the browser keeps what it knows of lists. */
export const memoryPrefix = 'mandate-list:';

/** Under which name the browser keeps what it last knew of a list for a person. */
export function memoryKey(accountId: string, list: string): string {
  return `${memoryPrefix}${accountId}:${list}`;
}

/** Whether a list opens as it does for everybody, as far as this browser knows: without a usual view and without own columns. */
export function opensUsually(accountId: string, list: string): boolean {
  const kept = JSON.parse(localStorage.getItem(memoryKey(accountId, list)) ?? 'null');
  if (kept === null) return true;
  const layouts: { viewId: string | null; state: { columns?: unknown } | null }[] = kept.layouts;
  return kept.defaultViewId === null && !layouts.some(({ viewId, state }) => viewId === null && state?.columns);
}
