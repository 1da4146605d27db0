import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { ViewState } from '@mandate/contract/lists/view-state.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressParams } from '../../lib/addresses/address-params.ts';
import { CallError, call } from '../../lib/calls/call.ts';
import { showSuccess, showWarning } from '../../lib/frame/show-success-and-errors.ts';
import type { ListState } from '../state/list-state.ts';
import type { ListMemory } from './list-memory.ts';
import { type SavedView, viewStateOf } from './saved-view.ts';
import type { ListViews } from './use-list-views.ts';

/** What a form says of a view; what it does not say stays. */
export type ViewFacts = Partial<Pick<SavedView, 'name' | 'audience' | 'roles' | 'isLocked' | 'defaultFor'>>;

/**
 * What can be done with the views of a list. Refusals are shown, but for those of a form, which shows its own.
 * @param onSaveAs asks how a new view is called
 */
export function useViewActs(entity: Entity, views: ListViews, state: ListState, onSaveAs: () => void) {
  const { t } = useTranslation();
  const [, setParams] = useAddressParams();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [goneId, setGone] = useState<string | null>(null);
  const { open, layout, refresh, resetLayout } = views;

  // A view that was deleted elsewhere stays open as it is shown until it is left: then all of them are read again.
  const isLeft = goneId !== null && open?.view.id !== goneId;
  const readAgain = useEffectEvent(() => {
    setGone(null);
    void refresh();
  });
  useEffect(() => {
    if (isLeft) readAgain();
  }, [isLeft]);

  function show(viewId: string | null): void {
    const all = views.defaultViewId === null ? {} : { view: 'all' };
    setParams(() => (viewId === null ? all : { view: viewId }));
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      // Somebody may have changed it meanwhile.
      await refresh();
    } finally {
      setBusy(false);
    }
  }

  function send(body: ViewFacts & { id?: string; version?: number; list?: string; state?: ViewState }, quiet = false) {
    return call<SavedView>('POST', '/view/save', body, { quiet });
  }

  /** Makes what is shown a view of its own. @throws {CallError} for the form to show */
  async function create(facts: ViewFacts): Promise<void> {
    const made = await send({ ...facts, list: entity.name, state: viewStateOf(state, layout) }, true);
    if (goneId === null) {
      await refresh();
      if (open) resetLayout(open.view.id);
    } else {
      queries.setQueryData<ListMemory>(
        ['list-memory', entity.name],
        (known) => known && { ...known, views: [...known.views, made] },
      );
    }
    show(made.id);
    showSuccess(t('views.saved', { name: made.name }));
  }

  /** Changes what is said of the open view; the list leaves one that is gone and says so. @throws {CallError} for the form to show */
  async function change(facts: ViewFacts): Promise<void> {
    if (!open) return;
    const { id, version } = open.view;
    try {
      const stored = await send({ id, version, ...facts }, true);
      await refresh();
      showSuccess(t('views.saved', { name: stored.name }));
    } catch (problem) {
      if (!isOfGone(problem)) throw problem;
      await refresh();
    }
  }

  /** Makes the open view what is shown. */
  function save(): Promise<void> {
    return attempt(async () => {
      if (!open) return;
      const { id, version, name } = open.view;
      try {
        await send({ id, version, state: viewStateOf(state, layout, open.unseen) }, true);
      } catch (problem) {
        if (!(problem instanceof CallError) || problem.result !== 'error') throw problem;
        if (!isOfGone(problem)) {
          showWarning(problem.message);
          throw problem;
        }
        setGone(id);
        showWarning(t('views.goneNow', { name }), { action: { label: t('views.saveAs'), run: onSaveAs } });
        return;
      }
      await refresh();
      resetLayout(id);
      show(id);
      showSuccess(t('views.saved', { name }));
    });
  }

  /** Goes back to the open view as it was saved. */
  function reset(): void {
    if (!open) return;
    resetLayout(open.view.id);
    show(open.view.id);
  }

  function remove(): Promise<void> {
    return attempt(async () => {
      if (!open) return;
      const { id, version, name } = open.view;
      const { deletionId } = await call<{ deletionId: string }>('DELETE', `/view/remove/${id}?version=${version}`);
      show(null);
      await refresh();
      showSuccess(t('views.deleted', { name }), {
        action: { label: t('editor.undo'), run: () => void restore(deletionId, name) },
      });
    });
  }

  function restore(deletionId: string, name: string): Promise<void> {
    return attempt(async () => {
      const { id } = await call<SavedView>('PUT', `/view/undelete/${deletionId}`);
      await refresh();
      show(id);
      showSuccess(t('views.restored', { name }));
    });
  }

  /** Chooses the view the list opens with; null leaves it to the role. */
  function makeDefault(view: SavedView | null): Promise<void> {
    return attempt(async () => {
      await call('PUT', '/view/save-default', { list: entity.name, viewId: view?.id ?? null });
      await refresh();
      showSuccess(view ? t('views.nowDefault', { name: view.name }) : t('views.noDefault'));
    });
  }

  return { isBusy, create, change, save, reset, remove, makeDefault };
}

/** Whether something was refused because the view is not there any more. */
function isOfGone(problem: unknown): boolean {
  return problem instanceof CallError && (problem.code === 'recordDeleted' || problem.code === 'recordNotFound');
}
