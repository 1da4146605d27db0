import type { GridPage, SentGridQuery } from '@mandate/contract/lists/grid.ts';

/** The records of a list in the order they were opened from, as far as their pages were read. */
export interface RecordNavigation {
  /** The path of the list. */
  list: string;
  /** What the list asked for. */
  query: SentGridQuery;
  pageSize: number;
  /** The first and the last page read, from 1. */
  first: number;
  last: number;
  /** How many records of the list stand before these. */
  before: number;
  ids: string[];
  total: number;
  totalIsExact: boolean;
}

const prefix = 'list-walk:';

/** The navigation that begins on a page of a list. */
export function recordNavigationFrom(
  list: string,
  query: SentGridQuery,
  page: GridPage<{ id: string }>,
): RecordNavigation {
  const { pageSize, totalIsExact } = page;
  return {
    list,
    query,
    pageSize,
    first: page.page,
    last: page.page,
    before: (page.page - 1) * pageSize,
    ids: page.rows.map(({ id }) => id),
    total: page.total ?? 0,
    totalIsExact,
  };
}

/** The navigation a person is in, in this tab. */
export function readRecordNavigation(userId: string): RecordNavigation | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + userId) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'ids' in kept && 'query' in kept
      ? (kept as RecordNavigation)
      : null;
  } catch {
    return null;
  }
}

/** Stores the navigation; none where the browser has no room for it. */
export function storeRecordNavigation(userId: string, navigation: RecordNavigation | null): void {
  try {
    sessionStorage.removeItem(prefix + userId);
    if (navigation !== null) sessionStorage.setItem(prefix + userId, JSON.stringify(navigation));
  } catch {
    // Without it a record has no neighbours.
  }
}

/** Removes every navigation, whoever's it is: what was searched for names customers and people. */
export function purgeRecordNavigations(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
