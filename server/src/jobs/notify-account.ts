import type { NotificationRow } from '@mandate/contract/entities/notification.ts';
import { announceNotification } from '../calls/announce.ts';
import type { Database } from '../database/database.ts';
import { run } from '../database/queries/sql-query.ts';
import { uuidV7 } from '../database/uuid-v7.ts';

/** What somebody is told without a job behind it. */
export interface Notice extends Pick<NotificationRow, 'kind' | 'entity'> {
  /** What its sentence is filled with. */
  params: Record<string, unknown>;
}

/** Tells somebody something; inside a transaction, when that is over. */
export async function notifyAccount(db: Database, accountId: string, { kind, entity, params }: Notice): Promise<void> {
  const id = uuidV7();
  const text = 'insert into notifications (id, account_id, kind, entity, params) values ($1, $2, $3, $4, $5)';
  await run(db, text, [id, accountId, kind, entity, JSON.stringify(params)]);
  await announceNotification(db, accountId, id);
}
