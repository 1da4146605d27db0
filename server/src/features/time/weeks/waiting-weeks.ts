import { mostWaiting, type WaitingWeek, type WaitingWeeks } from '@mandate/contract/time/waiting-week.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../../calls/call.ts';
import { run, runByValues, SqlQuery } from '../../../database/queries/sql-query.ts';
import { timeSettings } from '../time-settings.ts';
import { isAdministrator } from './locked-week.ts';
import { waitingSql } from './waiting-sql.ts';
import { type ReadEntry, weekWarnings } from './week-warnings.ts';

type WeekFacts = Pick<
  WaitingWeek,
  'id' | 'personnelId' | 'personnelLabel' | 'week' | 'version' | 'submittedAt' | 'target'
>;

interface EntryRow extends ReadEntry {
  weekId: string;
  projectId: string;
  isBillable: boolean;
  hasText: boolean;
  managerId: string | null;
}

const entriesText = `select w.id as "weekId", e.personnel_id as "personnelId", e.line_id as "lineId", e.project_id as "projectId",
    e.date::text, e.seconds, e.is_billable as "isBillable", e.text is not null as "hasText", p.project_manager_id as "managerId"
  from weeks w join entries e on e.personnel_id = w.personnel_id and e.date between w.week and w.week + 6 and e.deleted_at is null
    join projects p on p.id = e.project_id
  where w.id = any($1) order by w.id, e.date, e.id`;

/** The weeks that were handed in and wait for the caller, with what is to be known before they are approved. */
export async function waitingWeeks(call: Call): Promise<WaitingWeeks> {
  const { approval } = await timeSettings(call.db);
  const sqlQuery = new SqlQuery();
  const waits = waitingSql(sqlQuery, call, approval);
  if (waits === null) return { approval, count: 0, weeks: [] };
  const text = `select w.id, w.personnel_id as "personnelId", p.display_name as "personnelLabel", w.week::text, w.version,
      w.submitted_at as "submittedAt", w.target_seconds as target, count(*) over ()::integer as count
    from weeks w join personnels p on p.id = w.personnel_id where ${waits}
    order by w.week, p.display_name, w.id limit ${mostWaiting}`;
  const rows = await runByValues<WeekFacts & { count: number }>(call.db, text, sqlQuery.values);
  const all = await run<EntryRow>(call.db, entriesText, [rows.map(({ id }) => id)]);
  const isByProject = approval === 'project' && !isAdministrator(call);
  const mine = isByProject ? all.filter(({ managerId }) => managerId === call.caller.personnelId) : all;
  const entries = Map.groupBy(mine, ({ weekId }) => weekId);
  const warnings = await weekWarnings(call, entries, all);
  const weeks = rows.map(({ count: _, ...facts }) => {
    const own = entries.get(facts.id) ?? [];
    return {
      ...facts,
      booked: secondsOf(own),
      billable: secondsOf(own.filter(({ isBillable }) => isBillable)),
      texts: own.filter(({ hasText }) => hasText).length,
      isOwn: facts.personnelId === call.caller.personnelId,
      projectIds: isByProject ? [...new Set(own.map(({ projectId }) => projectId))] : null,
      warnings: warnings.get(facts.id) ?? [],
    };
  });
  return { approval, count: rows[0]?.count ?? 0, weeks };
}

/** How many weeks wait for the caller. */
export async function countWaitingWeeks(call: Call): Promise<{ count: number }> {
  const { approval } = await timeSettings(call.db);
  const sqlQuery = new SqlQuery();
  const waits = waitingSql(sqlQuery, call, approval);
  if (waits === null) return { count: 0 };
  const text = `select count(*)::integer as count from weeks w join personnels p on p.id = w.personnel_id where ${waits}`;
  const [row] = await runByValues<{ count: number }>(call.db, text, sqlQuery.values);
  return { count: row?.count ?? 0 };
}

function secondsOf(entries: readonly { seconds: number; date: PlainDate }[]): number {
  return entries.reduce((sum, { seconds }) => sum + seconds, 0);
}
