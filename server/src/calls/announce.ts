import type { Database } from '../database/database.ts';
import { run } from '../database/queries/sql-query.ts';

/** The channel on which every process hears what changed for whom: a {@link Change} as JSON. */
export const changes = 'mandate_changes';

/** The channel on which runners hear that there may be something to do, or to stop. */
export const queue = 'mandate_queue';

/** Something a person is shown has changed, or everybody is. Only ids: what is told of it is read with that person's rights. */
export interface Change {
  entity: 'job' | 'notification' | 'own-field' | 'week';
  accountId: string;
  id: string;
}

/** Tells every process that a job changed; inside a transaction, when that is over. */
export async function announceJob(db: Database, accountId: string, id: string): Promise<void> {
  await announce(db, { entity: 'job', accountId, id });
}

/** Tells every process that somebody has a new notification; inside a transaction, when that is over. */
export async function announceNotification(db: Database, accountId: string, id: string): Promise<void> {
  await announce(db, { entity: 'notification', accountId, id });
}

/** Tells every process that the firm's own fields are others; inside a transaction, when that is over. Everybody is told, and nobody which. */
export async function announceOwnFields(db: Database): Promise<void> {
  await announce(db, { entity: 'own-field', accountId: '', id: '' });
}

/** Tells every process that something was done with a week of somebody; inside a transaction, when that is over. They are told nothing but that. */
export async function announceWeek(db: Database, accountId: string): Promise<void> {
  await announce(db, { entity: 'week', accountId, id: '' });
}

async function announce(db: Database, change: Change): Promise<void> {
  await run(db, 'select pg_notify($1, $2)', [changes, JSON.stringify(change)]);
}

/**
 * Lets runners look at the queue now; they look by themselves twice a minute.
 * @param standing the kind of a standing job that has something to do
 */
export async function wakeRunners(db: Database, standing = ''): Promise<void> {
  await run(db, 'select pg_notify($1, $2)', [queue, standing]);
}
