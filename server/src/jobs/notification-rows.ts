import { type NotificationRow, notification } from '@mandate/contract/entities/notification.ts';
import { rowReplySchema } from '@mandate/contract/facts/record-schema.ts';
import { z } from 'zod';
import type { Call } from '../calls/call.ts';
import { run, SqlQuery } from '../database/queries/sql-query.ts';
import { gridShape } from '../records/read/grid-shape.ts';
import { scopeSql } from '../records/rights/scope.ts';

/** A notification in replies. */
export const notificationRowSchema = rowReplySchema(notification).extend({ params: z.record(z.string(), z.unknown()) });

type Reading = Pick<Call, 'db' | 'caller'>;

/** A notification of the caller's own, or null. */
export async function findNotification({ db, caller }: Reading, id: string): Promise<NotificationRow | null> {
  const { columns, present } = gridShape(notification, caller);
  const sqlQuery = new SqlQuery();
  const text = `select ${columns} from ${notification.table} t
    where t.id = ${sqlQuery.bind(id)} and ${scopeSql(sqlQuery, notification, 'list', caller)}`;
  const [row] = await run<Record<string, unknown>>(db, text, sqlQuery.values);
  return row ? (present(row) as unknown as NotificationRow) : null;
}

/** How many notifications the caller has not read. */
export async function countUnread({ db, caller }: Reading): Promise<number> {
  const text = `select count(*) as count from ${notification.table} where account_id = $1 and read_at is null`;
  const [row] = await run<{ count: number }>(db, text, [caller.id]);
  return row?.count ?? 0;
}
