import { may } from '@mandate/contract/access/permissions.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { daysOfWeek, weekOf } from '@mandate/contract/time/week.ts';
import type { TimeState } from '@mandate/contract/time/week-detail.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../../calls/call.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { refuse } from '../../../http/refusal.ts';
import { type ReadWorker, readWorkers } from '../booking/read-workers.ts';
import { timeSettings } from '../time-settings.ts';
import type { BookedWeek } from './week-rows.ts';

/** What is kept of a week: nothing before something was done with it. */
export interface KeptWeek {
  id: string | null;
  version: number;
  state: TimeState;
  returnedReason: string | null;
  /** Seconds that were wanted of it when it was handed in. */
  target: number;
}

/** A week of a person as somebody who may see it reads it. */
export interface ReadWeek extends BookedWeek {
  week: PlainDate;
  personnelId: string;
  worker: ReadWorker;
  kept: KeptWeek;
}

const untouched: KeptWeek = { id: null, version: 0, state: 'open', returnedReason: null, target: 0 };

/** What is kept of a week. With `lock` it stays as it is until the transaction ends. */
export async function keptWeek(db: Database, personnelId: string, week: PlainDate, lock?: 'lock'): Promise<KeptWeek> {
  const text = `select id, version, state, returned_reason as "returnedReason", target_seconds as target
    from weeks where personnel_id = $1 and week = $2`;
  const [row] = await run<KeptWeek>(db, lock ? `${text} for update` : text, [personnelId, week]);
  return row ?? untouched;
}

/**
 * Reads the week a day lies in: of the caller, or of somebody whose time the caller may see.
 * @throws Refusal bookingNobody where the caller is nobody of the firm, recordNotFound
 */
export async function readWeek(call: Call, date: PlainDate, of: string | undefined): Promise<ReadWeek> {
  if (call.caller.isWaiting) refuse('recordNotFound');
  const personnelId = of ?? call.caller.personnelId ?? refuse('bookingNobody');
  if (!isId(personnelId) || !seesTimeOf(call, personnelId)) refuse('recordNotFound');
  const worker = (await readWorkers(call.db, { personnelIds: [personnelId], providerIds: [] })).get(personnelId);
  if (worker === undefined || (worker.isDeleted && may(call.caller.role, 'personnel', 'undelete') === false))
    return refuse('recordNotFound');
  const settings = await timeSettings(call.db);
  const week = weekOf(date, settings.firstDay);
  const kept = await keptWeek(call.db, personnelId, week);
  return { week, personnelId, worker, kept, state: kept.state, days: daysOfWeek(week), settings };
}

/** Whether the caller may see the time of a person. */
export function seesTimeOf({ caller }: Pick<Call, 'caller'>, personnelId: string): boolean {
  const seen = may(caller.role, 'week', 'read');
  return seen === true || (seen === 'ownPerson' && caller.personnelId === personnelId);
}
