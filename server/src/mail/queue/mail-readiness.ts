import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** Whether mail can be thought of at all: a server is named, and sending is on. */
export interface MailReadiness {
  /** A host is set: what is to be told by mail is queued. */
  hasHost: boolean;
  /** Sending is on, paused or not. */
  isEnabled: boolean;
  /** Sending is on, and whatever is queued waits until somebody lets it go on. */
  isPaused: boolean;
}

/** Reads how far mail is set up. */
export async function mailReadiness(db: Database): Promise<MailReadiness> {
  const text = `select host is not null as "hasHost", host is not null and enabled as "isEnabled",
    host is not null and enabled and paused_at is not null as "isPaused" from mail_servers`;
  const [row] = await run<MailReadiness>(db, text, []);
  return row ?? { hasHost: false, isEnabled: false, isPaused: false };
}
