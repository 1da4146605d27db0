import { entry } from '@mandate/contract/entities/entry.ts';
import { week as weekFacts } from '@mandate/contract/entities/week.ts';
import type { TimeState } from '@mandate/contract/time/week-detail.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { writeHistories, writeHistory } from '../../../records/history/history.ts';
import type { KeptWeek } from './read-week.ts';

/** A week that was locked, and what it becomes. */
export interface WeekStep {
  personnelId: string;
  week: PlainDate;
  kept: KeptWeek;
  to: TimeState;
  reason: string | null;
  /** Whether somebody approves their own, as administrators may. */
  isOwn?: boolean;
  /** Seconds wanted of it, where it is handed in. */
  target?: number;
}

/** Writes what a week becomes, with its history. @returns its version from then on */
export async function writeWeek(call: Call, step: WeekStep): Promise<number> {
  const { personnelId, week, kept, to, reason, isOwn = false, target = null } = step;
  const id = kept.id ?? uuidV7();
  const text = `insert into weeks as w (id, personnel_id, week, state, submitted_at, returned_reason, target_seconds)
      values ($1, $2, $3::date, $4, case when $4 = 'submitted' then now() end, $5, coalesce($6::integer, 0))
    on conflict (personnel_id, week) do update set version = w.version + 1, state = $4, returned_reason = $5, updated_at = now(),
      submitted_at = case when $6::integer is null then w.submitted_at else now() end,
      target_seconds = coalesce($6::integer, w.target_seconds)
    returning version`;
  const [row] = await run<{ version: number }>(call.db, text, [id, personnelId, week, to, reason, target]);
  const version = row?.version ?? 1;
  const isOther = kept.state !== to;
  const changes = isOther ? [{ field: 'state', old: kept.state, new: to }] : [];
  // By project a week that is open already is given back once more.
  const why = isOther || reason !== kept.returnedReason ? reason : null;
  const told = isOwn ? { isOwn } : {};
  await writeHistory(call, weekFacts, { recordId: id, version, action: 'transition', changes, reason: why, told });
  return version;
}

/** An entry that becomes something else together with others. */
export interface EntryStep {
  id: string;
  from: TimeState;
}

/** Writes what entries become together, with their histories. */
export async function writeEntryStates(
  call: Call,
  steps: readonly EntryStep[],
  to: TimeState,
  reason: string | null,
): Promise<void> {
  if (steps.length === 0) return;
  const text = `update entries set version = version + 1, state = $2, returned_reason = $3, updated_at = now(), updated_by_id = $4
    where id = any($1) returning id, version`;
  const rows = await run<{ id: string; version: number }>(call.db, text, [
    steps.map(({ id }) => id),
    to,
    reason,
    call.caller.id,
  ]);
  const before = new Map(steps.map(({ id, from }) => [id, from]));
  const entries = rows.map(({ id, version }) => ({
    recordId: id,
    version,
    changes: [{ field: 'state', old: before.get(id) ?? null, new: to }],
  }));
  await writeHistories(call, entry, 'save', entries);
}
