import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import {
  type Condition,
  type Filter,
  filterFields,
  gridFields,
  isSortable,
  type Sort,
} from '@mandate/contract/lists/grid.ts';
import { groupFields } from '@mandate/contract/lists/sum-fields.ts';
import { isStorable } from '@mandate/contract/texts/clean-text.ts';
import { isTooLong, readFilter } from '../filter/read-filter.ts';

/** Which rows of a list are shown, as its address says it. */
export interface ListState {
  search: string;
  page: number;
  pageSize: number;
  sort: Sort[];
  filter: Filter['all'];
  deleted: 'exclude' | 'include' | 'only';
  /** The field whose values the rows are grouped by; null for none. */
  groupBy: string | null;
  /** The id of the saved view that is open, or the key of one that comes along; `all` is the list without one, for somebody who has a usual view. */
  view: string | null;
  /** The id of the record that is shown beside the rows. */
  preview: string | null;
}

/** The page sizes a list offers. */
export const pageSizes = [25, 50, 100, 200] as const;
/** The longest search, in characters (decisions 9.3). */
export const longestSearch = 200;

/** A list as it is when nothing is asked of it. */
export const usualState: ListState = {
  search: '',
  page: 1,
  pageSize: 50,
  sort: [],
  filter: [],
  deleted: 'exclude',
  groupBy: null,
  view: null,
  preview: null,
};

/** The least a list is asked for where its rows are in groups: how many there are. The groups read theirs themselves. */
export function withoutRows(state: ListState): ListState {
  return { ...state, page: 1, pageSize: 1 };
}

/** What an address said, and the names in it that mean nothing here. */
export interface ReadState {
  state: ListState;
  dropped: string[];
}

/**
 * Reads a list's address (decisions 9.7). What is unknown, malformed or not for this reader is left out and named.
 * @param mayRestore whether deleted records may be asked for
 * @param base what holds where the address says nothing: the open view's values
 */
export function readListState(
  entity: Entity,
  params: URLSearchParams,
  reader: Reader,
  mayRestore: boolean,
  base: ListState = usualState,
): ReadState {
  const dropped: string[] = [];
  const fields = gridFields(entity, reader);
  const state: ListState = { ...base, page: 1 };
  for (const [name, value] of params) {
    const isGood = read(name, value);
    if (!isGood && !dropped.includes(name)) dropped.push(name);
  }
  return { state, dropped };

  function read(name: string, value: string): boolean {
    if (name === 'search' && value.length <= longestSearch && isStorable(value)) state.search = value;
    else if (name === 'page' && /^[1-9]\d{0,6}$/.test(value)) state.page = Number(value);
    else if (name === 'pageSize' && pageSizes.some((size) => String(size) === value)) state.pageSize = Number(value);
    else if (name === 'deleted' && value === 'exclude') state.deleted = value;
    else if (name === 'deleted' && mayRestore && (value === 'include' || value === 'only')) state.deleted = value;
    else if (name === 'view' && (isId(value) || /^[a-z][A-Za-z]{0,39}$/.test(value))) state.view = value;
    else if (name === 'preview' && isId(value)) state.preview = value;
    else if (name === 'group' && value === '') state.groupBy = null;
    else if (name === 'group' && groupFields(entity, reader).has(value)) state.groupBy = value;
    else if (name === 'sort') return readSort(value);
    else if (name === 'filter') return takeFilter(value);
    else return false;
    return true;
  }

  function readSort(value: string): boolean {
    if (value === '') {
      state.sort = [];
      return true;
    }
    const keys = value.split(',').map((key): Sort => {
      const isDown = key.startsWith('-');
      return { field: isDown ? key.slice(1) : key, direction: isDown ? 'desc' : 'asc' };
    });
    const good = keys
      .filter(({ field }, at) => {
        const facts = fields.get(field);
        const isFirst = keys.findIndex((key) => key.field === field) === at;
        return facts !== undefined && isSortable(facts) && isFirst;
      })
      .slice(0, 5);
    if (good.length > 0) state.sort = good;
    return good.length === keys.length;
  }

  function takeFilter(text: string): boolean {
    const { filter, isWhole } = isTooLong(text)
      ? { filter: [], isWhole: false }
      : readFilter(filterFields(entity, reader), parsed(text));
    if (isWhole || filter.length > 0) state.filter = filter;
    return isWhole;
  }
}

/**
 * An address without what meant nothing in it; of a sort and a filter that meant something in part, that part stays.
 * @param base the open view's values
 */
export function withoutDropped(
  params: URLSearchParams,
  { state, dropped }: ReadState,
  base: ListState = usualState,
): URLSearchParams {
  const rest = new URLSearchParams(params);
  const meant = writeListState(state, base);
  for (const name of dropped) {
    const left = meant.get(name);
    if (left === null) rest.delete(name);
    else rest.set(name, left);
  }
  return rest;
}

/**
 * The address of a state; what is as in the open view, or as usual, is left out.
 * @param base the open view's values
 */
export function writeListState(state: ListState, base: ListState = usualState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.view !== null) params.set('view', state.view);
  if (state.search.trim() !== base.search.trim()) params.set('search', state.search.trim() && state.search);
  if (state.page > 1) params.set('page', String(state.page));
  if (state.pageSize !== base.pageSize) params.set('pageSize', String(state.pageSize));
  if (sortText(state.sort) !== sortText(base.sort)) params.set('sort', sortText(state.sort));
  if (filterText(state.filter) !== filterText(base.filter)) params.set('filter', filterText(state.filter));
  if (state.deleted !== base.deleted) params.set('deleted', state.deleted);
  if (state.groupBy !== base.groupBy) params.set('group', state.groupBy ?? '');
  if (state.preview !== null) params.set('preview', state.preview);
  return params;
}

/** A filter as addresses carry it; the same conditions give the same text. */
export function filterText(filter: Filter['all']): string {
  const ordered = ({ field, operator, value }: Condition) => ({ field, operator, value });
  return JSON.stringify({
    all: filter.map((entry) => ('any' in entry ? { any: entry.any.map(ordered) } : ordered(entry))),
  });
}

/** A sort as addresses carry it: `name,-code`. */
export function sortText(sort: readonly Sort[]): string {
  return sort.map(({ field, direction }) => (direction === 'desc' ? `-${field}` : field)).join(',');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
