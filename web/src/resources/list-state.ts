import type { Entity } from '@mandate/contract/entity.ts';
import {
  type Condition,
  type Filter,
  gridFields,
  isOperand,
  isSortable,
  operatorsOf,
  type Sort,
} from '@mandate/contract/grid.ts';
import type { Reader } from '@mandate/contract/roles.ts';

/** Which rows of a list are shown, as its address says it. */
export interface ListState {
  search: string;
  page: number;
  pageSize: number;
  sort: Sort[];
  filter: Filter['all'];
  deleted: 'exclude' | 'include' | 'only';
}

/** The page sizes a list offers. */
export const pageSizes = [25, 50, 100, 200] as const;
const defaultPageSize = 50;
const mostConditions = 20;

/** What an address said, and the names in it that mean nothing here. */
export interface ReadState {
  state: ListState;
  dropped: string[];
}

/**
 * Reads a list's address (decisions 9.7). What is unknown, malformed or not for this reader is left out and named.
 * @param mayRestore whether deleted records may be asked for
 */
export function readListState(entity: Entity, params: URLSearchParams, reader: Reader, mayRestore: boolean): ReadState {
  const dropped: string[] = [];
  const fields = gridFields(entity, reader);
  const state: ListState = { search: '', page: 1, pageSize: defaultPageSize, sort: [], filter: [], deleted: 'exclude' };
  for (const [name, value] of params) {
    const isGood = read(name, value);
    if (!isGood && !dropped.includes(name)) dropped.push(name);
  }
  return { state, dropped };

  function read(name: string, value: string): boolean {
    if (name === 'search') state.search = value.slice(0, 200);
    else if (name === 'page' && /^[1-9]\d{0,6}$/.test(value)) state.page = Number(value);
    else if (name === 'pageSize' && pageSizes.some((size) => String(size) === value)) state.pageSize = Number(value);
    else if (name === 'deleted' && mayRestore && (value === 'include' || value === 'only')) state.deleted = value;
    else if (name === 'sort') return readSort(value);
    else if (name === 'filter') return readFilter(value);
    else return false;
    return true;
  }

  function readSort(value: string): boolean {
    const keys = value.split(',').map((key): Sort => {
      const isDown = key.startsWith('-');
      return { field: isDown ? key.slice(1) : key, direction: isDown ? 'desc' : 'asc' };
    });
    state.sort = keys
      .filter(({ field }) => {
        const facts = fields.get(field);
        return facts !== undefined && isSortable(facts);
      })
      .slice(0, 5);
    return state.sort.length === keys.length;
  }

  function readFilter(value: string): boolean {
    const sent = parsed(value);
    const all = isObject(sent) && Array.isArray(sent.all) ? sent.all.slice(0, mostConditions) : null;
    state.filter = (all ?? []).flatMap((entry: unknown): Filter['all'] => {
      if (isObject(entry) && Array.isArray(entry.any)) return entry.any.every(isGood) ? [{ any: entry.any }] : [];
      return isGood(entry) ? [entry] : [];
    });
    return all !== null && state.filter.length === all.length;
  }

  function isGood(entry: unknown): entry is Condition {
    if (!isObject(entry) || typeof entry.field !== 'string') return false;
    const facts = fields.get(entry.field);
    const operator = facts && operatorsOf[facts.kind].find((each) => each === entry.operator);
    return facts !== undefined && operator !== undefined && isOperand(facts, operator, entry.value);
  }
}

/** The address of a state; what is as usual is left out. */
export function writeListState(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.search.trim() !== '') params.set('search', state.search);
  if (state.page > 1) params.set('page', String(state.page));
  if (state.pageSize !== defaultPageSize) params.set('pageSize', String(state.pageSize));
  if (state.sort.length > 0) params.set('sort', sortText(state.sort));
  if (state.filter.length > 0) params.set('filter', JSON.stringify({ all: state.filter }));
  if (state.deleted !== 'exclude') params.set('deleted', state.deleted);
  return params;
}

function sortText(sort: readonly Sort[]): string {
  return sort.map(({ field, direction }) => (direction === 'desc' ? `-${field}` : field)).join(',');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
