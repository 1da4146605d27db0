import type pg from 'pg';
import type { Database } from '../database/database.ts';
import type { DiskRoom } from '../database/disk/disk-room.ts';
import type { Log } from '../database/log.ts';
import type { Person } from '../http/caller.ts';
import type { MailEnd } from './end-job.ts';
import type { StandingWorks, Works } from './work.ts';

/** What jobs are done with. */
export interface RunnerParts {
  db: Database;
  pool: pg.Pool;
  /** With too little of it jobs wait, those under way too. */
  room: DiskRoom;
  log: Log;
  works: Works;
  standing: StandingWorks;
  /** Who an account is now, or null when nobody may sign in with it. */
  findCaller: (accountId: string) => Promise<Person | null>;
  /** Tells people by mail that their work has ended. */
  mailEnd: MailEnd;
}
