import type { Reader, Role } from '@mandate/contract/access/roles.ts';
import type { Entity, Referred } from '@mandate/contract/facts/entity.ts';
import type { Filter } from '@mandate/contract/lists/grid.ts';
import type { ViewState } from '@mandate/contract/lists/view-state.ts';
import { type ColumnLayout, isSameColumns, type ListLayout } from '../columns/list-layout.ts';
import { filterText, type ListState, readListState, sortText, usualState } from '../state/list-state.ts';

/** A saved view as its list's grid carries it. Guests are not told who made it. */
export interface SavedView {
  id: string;
  version: number;
  name: string;
  audience: 'private' | 'roles' | 'everyone';
  roles: Role[];
  isLocked: boolean;
  /** The roles for which it is the usual view. */
  defaultFor: Role[];
  state: ViewState;
  createdById?: string | null;
  createdBy?: Referred | null;
  /** Whoever made it cannot sign in any more; the SAs look after it. */
  isOwnerGone?: boolean;
  /** It comes along with the list: its id is its key, and nobody changes it. */
  isReady?: true;
}

/** A view as a reader gets it. */
export interface OpenedView {
  /** What the list shows where its address says nothing. */
  base: ListState;
  layout: ListLayout;
  /** Parts that name fields which are gone or not for this reader, and what else means nothing here. */
  leftOut: number;
  /** Those parts, so that whoever saves the view does not lose them for others. */
  unseen: Pick<ViewState, 'sort' | 'columns'> & { filter?: Filter['all'] };
}

/**
 * Reads a view for a reader: it works without what is not there for them.
 * @param offered the fields the reader may have as columns
 */
export function openView(
  { id, state }: Pick<SavedView, 'id' | 'state'>,
  entity: Entity,
  reader: Reader,
  mayRestore: boolean,
  offered: readonly string[],
): OpenedView {
  const { filter = { all: [] }, sort = [], columns, density, groupBy = '' } = state;
  const params = new URLSearchParams({
    view: id,
    sort: sortText(sort),
    filter: JSON.stringify(filter),
    group: groupBy,
  });
  for (const name of ['search', 'pageSize', 'deleted'] as const) {
    if (state[name] !== undefined) params.set(name, String(state[name]));
  }
  const { state: base, dropped } = readListState(entity, params, reader, mayRestore);
  const unseen = {
    filter: without(filter.all, base.filter),
    sort: without(sort, base.sort),
    columns: (columns ?? []).filter(({ field }) => !offered.includes(field)),
  };
  const others = dropped.filter((name) => name !== 'filter' && name !== 'sort');
  return {
    base,
    layout: {
      ...(columns !== undefined && { columns: columns.filter(({ field }) => offered.includes(field)) }),
      ...(density !== undefined && { density }),
    },
    leftOut: unseen.filter.length + unseen.sort.length + unseen.columns.length + others.length,
    unseen,
  };
}

/**
 * The state a view gets when a list is saved as it is shown.
 * @param unseen parts of the view that the reader does not see and that stay
 */
export function viewStateOf(shown: ListState, layout: ListLayout, unseen: OpenedView['unseen'] = {}): ViewState {
  const all = [...shown.filter, ...(unseen.filter ?? [])];
  const sort = [...shown.sort, ...(unseen.sort ?? [])].slice(0, 5);
  const columns: ColumnLayout[] | undefined = layout.columns && [...layout.columns, ...(unseen.columns ?? [])];
  return {
    ...(shown.search.trim() !== '' && { search: shown.search.trim() }),
    ...(all.length > 0 && { filter: { all } }),
    ...(sort.length > 0 && { sort }),
    ...(shown.pageSize !== usualState.pageSize && { pageSize: shown.pageSize }),
    ...(shown.deleted !== 'exclude' && { deleted: shown.deleted }),
    ...(shown.groupBy !== null && { groupBy: shown.groupBy }),
    ...(columns && { columns }),
    ...(layout.density && { density: layout.density }),
  };
}

/** Whether what is shown differs from what its view says. The page does not count. */
export function isModified(shown: ListState, layout: ListLayout, view: Pick<OpenedView, 'base' | 'layout'>): boolean {
  return !isSameState(shown, view.base) || !isSameLayout(layout, view.layout);
}

/** Whether two layouts show the same. */
export function isSameLayout(one: ListLayout, other: ListLayout): boolean {
  return one.density === other.density && isSameColumns(one.columns, other.columns);
}

type Owned = Pick<SavedView, 'audience' | 'createdById' | 'isOwnerGone' | 'isReady'>;
type Looking = { id: string; role: Role };

/**
 * Whether a view is the person's own to rename, share, lock and delete; an SA's is also one whose owner is gone. Nobody is shown another one's
 * private views.
 */
export function isOwnView(view: Owned, { id, role }: Looking): boolean {
  return view.audience === 'private' || view.createdById === id || isLeftTo(view, role);
}

/** Whether a shared view is an SA's to look after because its owner is gone. */
export function isLeftTo({ audience, isOwnerGone }: Owned, role: Role): boolean {
  return role === 'SA' && isOwnerGone === true && audience !== 'private';
}

/** Whether a person may save what is shown into a view: an own one, or a shared one that is not locked. */
export function maySaveView(view: Owned & Pick<SavedView, 'isLocked'>, user: Looking): boolean {
  if (isOwnView(view, user)) return true;
  return !view.isLocked && user.role !== 'GUEST';
}

/** Whether a person may delete a view: an own one; the SA any that is shared. */
export function mayDeleteView(view: Owned, user: Looking): boolean {
  return isOwnView(view, user) || (user.role === 'SA' && !view.isReady);
}

function isSameState(one: ListState, other: ListState): boolean {
  const text = ({ search, pageSize, sort, filter, deleted, groupBy }: ListState) =>
    JSON.stringify([search.trim(), pageSize, sortText(sort), filterText(filter), deleted, groupBy]);
  return text(one) === text(other);
}

function without<Part>(stored: readonly Part[], seen: readonly Part[]): Part[] {
  const kept = new Set(seen.map((part) => JSON.stringify(part)));
  return stored.filter((part) => !kept.has(JSON.stringify(part)));
}
