import { mailServerId } from '@mandate/contract/entities/mail-server.ts';
import { trashKinds } from '@mandate/contract/entities/trash.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { countCap } from '@mandate/contract/lists/grid.ts';
import type { Operations } from '@mandate/contract/overview/control-panel.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/**
 * What the tiles of operations say. Everything is counted from an index, and not further than lists count.
 * @param since when the day began that is today to the caller, ISO 8601 UTC
 */
export async function findOperations(db: Database, since: string): Promise<Operations> {
  const text = `select
      ${counted("jobs where state = 'running' and account_id is not null")} as "jobsRunning",
      ${counted("jobs where state = 'queued' and account_id is not null")} as "jobsQueued",
      ${counted("jobs where ended_at >= $1 and state = 'failed'")} as "jobsFailed",
      ${counted("imports where state in ('done', 'undoing') and created + updated > 0")} as "importsUndoable",
      (select max(updated_at) from imports where state <> 'prepared') as "importsLastAt",
      e.at as "exportsLastAt", e.details ->> 'rows' as "exportsLastRows",
      ${counted('live_sessions')} as "sessionsOpen",
      ${counted('audit where at >= $1 and id is not null')} as "auditToday",
      ${counted("mail_messages where state in ('queued', 'sending', 'deferred')")} as "mailWaiting",
      ${counted("mail_messages where state = 'failed'")} as "mailFailed",
      s.paused_at is not null as "isPaused", s.enabled as "isEnabled"
    from mail_servers s
    left join lateral (select a.at, a.details from audit a where a.action = 'export' and a.id is not null order by a.at desc limit 1) e on true
    where s.id = $2`;
  const [row] = await run<Row>(db, text, [since, mailServerId]);
  if (!row) throw new Error('There are no settings of the mail server');
  return {
    jobs: { running: row.jobsRunning, queued: row.jobsQueued, failedToday: row.jobsFailed },
    imports: { undoable: row.importsUndoable, lastAt: row.importsLastAt },
    exports: {
      lastAt: row.exportsLastAt,
      lastRows: row.exportsLastRows === null ? null : Number(row.exportsLastRows),
    },
    trash: { records: await countTrash(db) },
    sessions: { open: row.sessionsOpen },
    audit: { today: row.auditToday },
    mail: { waiting: row.mailWaiting, failed: row.mailFailed, isPaused: row.isPaused, isEnabled: row.isEnabled },
  };
}

interface Row {
  jobsRunning: number;
  jobsQueued: number;
  jobsFailed: number;
  importsUndoable: number;
  importsLastAt: string | null;
  exportsLastAt: string | null;
  exportsLastRows: string | null;
  sessionsOpen: number;
  auditToday: number;
  mailWaiting: number;
  mailFailed: number;
  isPaused: boolean;
  isEnabled: boolean;
}

function counted(rows: string): string {
  return `(select count(*) from (select 1 from ${rows} limit ${countCap + 1}) c)`;
}

/** What was removed and may be brought back, each once with all that went along; cheaper than the list, which names them. */
async function countTrash(db: Database): Promise<number> {
  const removed = trashKinds.map(
    (noun) =>
      `(select deletion_id from ${entityNamed(noun).table} where deletion_id is not null limit ${countCap + 1})`,
  );
  const text = `select least(count(*), ${countCap + 1}) as count from (${removed.join(' union ')}) c`;
  const [row] = await run<{ count: number }>(db, text, []);
  return row?.count ?? 0;
}
