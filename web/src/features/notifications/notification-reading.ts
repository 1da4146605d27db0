import type { NotificationRow } from '@mandate/contract/entities/notification.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { CallError, call } from '../../lib/calls/call.ts';

const key = ['notifications'] as const;

/** Under which key the count of unread notifications is kept among what was read. */
export const unreadKey = ['unread'] as const;

/** How many are shown, the newest: as many as a page may hold. */
const shown = 200;

const latest = { pageSize: shown, sort: [{ field: 'createdAt', direction: 'desc' }], total: 'none' };

/** A person's notifications, the newest first. Where they are shown says by itself that they could not be read. */
export const notificationsQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => {
    const options = { signal, quiet: true, silent: true };
    return (await call<GridPage<NotificationRow>>('POST', '/notification/get-grid', latest, options)).rows;
  },
});

/** Counts the unread ones again, and reads the others where they are shown. */
export async function readNotifications(queries: QueryClient): Promise<void> {
  void queries.invalidateQueries({ queryKey: key });
  const queryFn = async () => {
    const options = { quiet: true, silent: true };
    return (await call<{ unread: number }>('GET', '/notification/get-unread', undefined, options)).unread;
  };
  // Without an answer the last count stands.
  await queries.fetchQuery({ queryKey: unreadKey, queryFn, staleTime: 0 }).catch(() => undefined);
}

/**
 * Takes up what is told of a notification: that it is new, or that some were read in another window.
 * @param unread how many there are now
 */
export function storeNotification(
  queries: QueryClient,
  { unread, ...row }: NotificationRow & { unread: number },
): void {
  countUnread(queries, unread);
  const rows = queries.getQueryData(notificationsQuery.queryKey);
  // With one that was read there may have been others, and what is on its way may be without a new one.
  const isOld = row.readAt !== null || rows?.some(({ id }) => id === row.id);
  if (isOld || queries.isFetching({ queryKey: key }) > 0) void queries.invalidateQueries({ queryKey: key });
  else if (rows) queries.setQueryData(notificationsQuery.queryKey, [row, ...rows].slice(0, shown));
}

/** Keeps how many are unread; a count that is on its way is older. */
function countUnread(queries: QueryClient, unread: number): void {
  void queries.cancelQueries({ queryKey: unreadKey });
  queries.setQueryData<number>(unreadKey, unread);
}

/** Marks notifications as read, at once on the screen; where the server did not hear of it they are unread again. */
export async function markRead(queries: QueryClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const readAt = new Date().toISOString();
  // Rows that are on their way would be unread again.
  const isReading = queries.isFetching({ queryKey: key }) > 0;
  void queries.cancelQueries({ queryKey: key });
  queries.setQueryData(notificationsQuery.queryKey, (rows) =>
    rows?.map((row) => (ids.includes(row.id) ? { ...row, readAt: row.readAt ?? readAt } : row)),
  );
  queries.setQueryData<number>(unreadKey, (count) => count && Math.max(0, count - ids.length));
  try {
    const { unread } = await call<{ unread: number }>('POST', '/notification/mark-read', { ids });
    countUnread(queries, unread);
    if (isReading) void queries.invalidateQueries({ queryKey: key });
  } catch (problem) {
    // It was said already.
    if (!(problem instanceof CallError)) throw problem;
    await readNotifications(queries);
  }
}
