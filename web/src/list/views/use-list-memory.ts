import { isId } from '@mandate/contract/facts/fields.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { CallError, call } from '../../lib/calls/call.ts';
import { useUser, useViewer } from '../../lib/session/session.ts';
import type { ListLayout } from '../columns/list-layout.ts';
import { saveLayoutSoon } from '../columns/save-layout-soon.ts';
import {
  type ListMemory,
  type OwnLayout,
  readMemory,
  storeMemory,
  withLayout,
  withReady,
  withUnsaved,
} from './list-memory.ts';
import { memoryRequests } from './memory-requests.ts';
import type { SavedView } from './saved-view.ts';
import { useReadyViews } from './use-ready-views.ts';

/**
 * What is known of a list for the person: views, own layouts, usual view. It is there at once when this browser saw the list
 * before; else the views that come along with the product follow the saved ones. A layout that is set holds at once and is saved a
 * little later.
 * @param list the entity's name
 * @param isViewNamed whether the address asks for a view
 */
export function useListMemory(list: string, isViewNamed: boolean) {
  const user = useUser();
  // Looking at the product as somebody else keeps and saves nothing.
  const owner = useViewer() === null ? user.id : null;
  const queries = useQueryClient();
  const queryKey = ['list-memory', list];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const served = await fetchMemory(list, signal);
      const known = queries.getQueryData<ListMemory>(queryKey);
      const ready = known?.views.filter(({ isReady }) => isReady) ?? [];
      return keep(withReady(withUnsaved(served, known), ready));
    },
    ...(owner !== null && { initialData: () => readMemory(owner, list), initialDataUpdatedAt: 0 }),
  });
  // What was set a moment ago, until the cache has told everybody: a column follows the pointer without a pause.
  const [fresh, setFresh] = useState<{ over: ListMemory | undefined; memory: ListMemory } | null>(null);
  const stored = fresh !== null && fresh.over === query.data ? fresh.memory : query.data;
  // Rows do not wait for the views that come along, unless they are those of one.
  const ready = useReadyViews(list, user, isViewNamed || (stored?.defaultViewId ?? null) !== null);
  const memory = useMemo(() => stored && (ready ? withReady(stored, ready) : stored), [stored, ready]);
  const keepWhole = useEffectEvent(keep);
  useEffect(() => {
    if (ready && memory) keepWhole(memory);
  }, [ready, memory]);

  function keep(next: ListMemory): ListMemory {
    if (owner !== null) storeMemory(owner, list, next);
    return next;
  }

  function put(next: ListMemory): void {
    setFresh({ over: query.data, memory: next });
    queries.setQueryData(queryKey, keep(next));
  }

  function save({ viewId, state }: OwnLayout): void {
    // Of a view that comes along it stays in this browser.
    if (owner === null || (viewId !== null && !isId(viewId))) return;
    saveLayoutSoon(owner, `${list}:${viewId}`, async () => {
      let isRefused = false;
      try {
        await call('PUT', '/view/save-layout', { list, viewId, state });
      } catch (problem) {
        if (!(problem instanceof CallError)) throw problem;
        // Without an answer it stays, and is saved when the list is opened again.
        if (problem.result !== 'error') return;
        isRefused = true;
      }
      const now = queries.getQueryData<ListMemory>(queryKey);
      const isStill = now?.layouts.some((own) => own.viewId === viewId && isSame(own.state, state));
      if (now && isStill) queries.setQueryData(queryKey, keep(withLayout(now, { viewId, state })));
      if (isRefused) await queries.invalidateQueries({ queryKey });
    });
  }

  const resume = useEffectEvent(() => {
    for (const own of query.data?.layouts ?? []) if (own.isUnsaved) save(own);
  });
  useEffect(() => resume(), []);

  return {
    memory,
    /** Whether everything that can be known is known. */
    isSettled: !query.isFetching && ready !== undefined,
    isFailed: query.isError,
    setLayout(viewId: string | null, state: ListLayout | null): void {
      const now = queries.getQueryData<ListMemory>(queryKey);
      if (now === undefined) return;
      const own: OwnLayout = { viewId, state, ...(owner !== null && { isUnsaved: true }) };
      put(withLayout(now, own));
      save(own);
    },
    /** Reads everything again, after views changed. */
    refresh: async () => {
      // Views may be pinned.
      void queries.invalidateQueries({ queryKey: ['favourites'] });
      await queries.invalidateQueries({ queryKey });
    },
  };
}

/** The saved views of a list, as the view's own grid carries them, and the person's layouts. */
async function fetchMemory(list: string, signal: AbortSignal): Promise<ListMemory> {
  const asked = memoryRequests(list);
  const options = { signal, quiet: true };
  const [views, own] = await Promise.all([
    call<GridPage<SavedView>>(...asked.views, options),
    call<Pick<ListMemory, 'layouts' | 'defaultViewId'>>(...asked.layouts, options),
  ]);
  return { ...own, views: views.rows };
}
