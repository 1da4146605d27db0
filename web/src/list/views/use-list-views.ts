import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { pathOf } from '@mandate/contract/own-fields/paths.ts';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAddressParams } from '../../lib/addresses/address-params.ts';
import { showWarning } from '../../lib/frame/show-success-and-errors.ts';
import { useUser } from '../../lib/session/session.ts';
import type { ListColumn, ListRow } from '../columns/columns.tsx';
import {
  isSameColumns,
  type LaidColumn,
  type LaidOut,
  type LayoutChange,
  type ListLayout,
  laidOut,
  layoutOf,
  offeredColumns,
} from '../columns/list-layout.ts';
import { type ListState, usualState } from '../state/list-state.ts';
import { type OpenedView, openView, type SavedView } from './saved-view.ts';
import { useListMemory } from './use-list-memory.ts';

/** The views of a list and how it is laid out now. */
export interface ListViews<Column extends LaidOut = LaidOut> {
  /** False while it is not yet known which view is open. */
  isReady: boolean;
  /** What the list shows where its address says nothing. */
  base: ListState;
  views: readonly SavedView[];
  /** The open view, and how this reader gets it; null for the list without one. */
  open: (OpenedView & { view: SavedView }) | null;
  defaultViewId: string | null;
  /** How the list is laid out: the view's layout under the person's own. */
  layout: ListLayout;
  columns: readonly Column[];
  /** Every column there is to have, those usually shown first. */
  offered: readonly Column[];
  /** Changes the person's own layout; it holds at once and is saved a little later. */
  setColumns(change: LayoutChange): void;
  setDensity(density: NonNullable<ListLayout['density']>): void;
  /** Gives up the person's own layout of the list without a view, or of a view. */
  resetLayout(viewId: string | null): void;
  refresh(): Promise<void>;
}

/** How a list is laid out, and how that is changed. */
export type ListLaying<Column extends LaidOut = LaidOut> = Pick<
  ListViews<Column>,
  'columns' | 'offered' | 'open' | 'layout' | 'setColumns' | 'setDensity'
>;

/**
 * The views of a list, which of them is open, and how the list is laid out. An address that says nothing opens the usual view.
 * @param named the columns the register names
 * @param isKnown false while the firm's own fields are not: what names one waits for them
 */
export function useListViews<Row extends ListRow>(
  entity: Entity,
  named: readonly ListColumn<Row>[],
  isKnown = true,
): ListViews<LaidColumn<Row>> {
  const { t } = useTranslation();
  const user = useUser();
  const [params, setParams] = useAddressParams();
  const { state: kept } = useLocation();
  const asked = params.get('view');
  const isViewAsked = asked !== null && asked !== 'all';
  const { memory, isSettled, isFailed, setLayout, refresh } = useListMemory(entity.name, isViewAsked);
  const mayRestore = may(user.role, entity.name, 'undelete') !== false;

  const offered = useMemo(() => offeredColumns(entity, user, named), [entity, user, named]);
  const viewWith = (id: string | null) => memory?.views.find((view) => view.id === id);
  const usualView = viewWith(memory?.defaultViewId ?? null);
  const isOpening = params.size === 0 && usualView !== undefined;
  const view = isOpening ? usualView : viewWith(asked);
  const isUnknown = isViewAsked && view === undefined;
  const isUsualToCome = params.size === 0 && memory !== undefined && memory.defaultViewId !== null && !usualView;

  const open = useMemo(() => {
    const fields = offered.map(({ field }) => field);
    return view ? { ...openView(view, entity, user, mayRestore, fields), view } : null;
  }, [view, entity, user, mayRestore, offered]);
  const hasUsualView = usualView !== undefined;
  const base = useMemo(
    () => open?.base ?? { ...usualState, view: hasUsualView ? 'all' : null },
    [open?.base, hasUsualView],
  );

  const viewId = view?.id ?? null;
  const own = memory?.layouts.find((layout) => layout.viewId === viewId)?.state ?? null;
  const columnsOf = (layout: ListLayout | undefined) => laidOut(offered, layout?.columns);
  const layout: ListLayout = { ...open?.layout, ...own };
  const columns = useMemo(() => laidOut(offered, layout.columns), [offered, layout.columns]);

  const openUsual = useEffectEvent(() => setParams(() => ({ view: String(viewId) }), { replace: true, state: kept }));
  useEffect(() => {
    if (isOpening) openUsual();
  }, [isOpening]);
  const isGone = isUnknown && isSettled && !isFailed;
  const leaveGone = useEffectEvent(() => {
    showWarning(t('views.gone'));
    const left = (rest: URLSearchParams) => {
      if (hasUsualView) rest.set('view', 'all');
      else rest.delete('view');
      return rest;
    };
    setParams(left, { replace: true, state: kept });
  });
  useEffect(() => {
    if (isGone) leaveGone();
  }, [isGone]);

  function setOwn(next: ListLayout): void {
    const isUsual = isSameColumns(layoutOf(columnsOf({ columns: next.columns })), layoutOf(columnsOf(open?.layout)));
    const kept: ListLayout = {
      ...(next.columns && !isUsual && { columns: next.columns }),
      ...(next.density && next.density !== open?.layout.density && { density: next.density }),
    };
    setLayout(viewId, Object.keys(kept).length > 0 ? kept : null);
  }

  const areFieldsKnown = isKnown || !namesOwnField(params, view?.state, own);
  return {
    isReady:
      areFieldsKnown && (memory === undefined ? isFailed : !isOpening && !((isUnknown || isUsualToCome) && !isSettled)),
    base,
    views: memory?.views ?? [],
    open,
    defaultViewId: memory?.defaultViewId ?? null,
    layout,
    columns,
    offered,
    setColumns: (change) => setOwn({ ...own, columns: change(layoutOf(columns)) }),
    setDensity: (density) => setOwn({ ...own, density }),
    resetLayout: (id) => setLayout(id, null),
    refresh,
  };
}

/** Whether an address, a view or a layout names a field the firm added. */
function namesOwnField(params: URLSearchParams, ...states: unknown[]): boolean {
  return `${params} ${JSON.stringify(states)}`.includes(pathOf(''));
}
