import { week as weekFacts } from '@mandate/contract/entities/week.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import { weekOf } from '@mandate/contract/time/week.ts';
import type { WeekAct, WeekActRequest, WeekOutcome } from '@mandate/contract/time/week-acts.ts';
import type { Call } from '../../../calls/call.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { Refusal, refuse } from '../../../http/refusal.ts';
import type { Post } from '../../../mail/queue/mail-account.ts';
import { inWords } from '../../../words/in-words.ts';
import { lockPeople } from '../booking/lock-people.ts';
import { tellOfWeek } from '../notices/tell-of-week.ts';
import { timeSettings } from '../time-settings.ts';
import { approve } from './approve-week.ts';
import type { LockedWeek, WeekProblem } from './locked-week.ts';
import { keptWeek, seesTimeOf } from './read-week.ts';
import { returnWeek } from './return-week.ts';
import { submit, withdraw } from './submit-week.ts';

/** What each act does with a week that was locked. @returns why it did nothing */
const acts: Record<WeekAct, (call: Call, week: LockedWeek, request: WeekActRequest) => Promise<WeekProblem[]>> = {
  submit,
  withdraw,
  approve,
  return: returnWeek,
  reopen: returnWeek,
};

/** Does something with weeks, each by itself: what cannot be done with one keeps no other from it. Whom it concerns is told. */
export async function actOnWeeks(
  call: Call,
  post: Post,
  act: WeekAct,
  request: WeekActRequest,
): Promise<WeekOutcome[]> {
  if (call.caller.isWaiting) refuse('notPermitted');
  const outcomes: WeekOutcome[] = [];
  for (const one of request.weeks) outcomes.push(await actOn(call, post, act, one, request));
  return outcomes;
}

async function actOn(
  call: Call,
  post: Post,
  act: WeekAct,
  { personnelId, week, version }: WeekActRequest['weeks'][number],
  request: WeekActRequest,
): Promise<WeekOutcome> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    if (!(await isSeen(inside, personnelId)))
      return {
        personnelId,
        week,
        version,
        state: 'open',
        problems: [{ ...said(call, 'recordNotFound', {}), entryId: null }],
      };
    await lockPeople(db, [personnelId]);
    const settings = await timeSettings(db, 'lock');
    const kept = await keptWeek(db, personnelId, week, 'lock');
    const locked = { personnelId, week, kept, settings };
    const problems =
      (await seenProblems(db, locked, version)) ?? (await judged(() => acts[act](inside, locked, request)));
    if (problems.length === 0) await tellOfWeek(inside, post, act, locked, request.reason);
    const now = await keptWeek(db, personnelId, week);
    const told = problems.map(({ code, params, entryId = null }) => ({ ...said(call, code, params), entryId }));
    return { personnelId, week, version: now.version, state: now.state, problems: told };
  });
}

/** Whether there is such a person, and the caller may see their time. */
async function isSeen(call: Call, personnelId: string): Promise<boolean> {
  if (!seesTimeOf(call, personnelId)) return false;
  return (
    (await run(call.db, 'select 1 from personnels where id = $1 and deleted_at is null', [personnelId])).length > 0
  );
}

/** Why a week is not the one the caller saw; null where it is. */
async function seenProblems(
  db: Database,
  { week, kept, settings }: LockedWeek,
  version: number,
): Promise<WeekProblem[] | null> {
  const first = weekOf(week, settings.firstDay);
  if (first !== week) return [{ code: 'weekFirstDay', params: { date: first } }];
  if (kept.version === version) return null;
  const text = `select a.full_name as by from history h join accounts a on a.id = h.by_id
    where h.entity = $1 and h.record_id = $2 and h.action = 'transition' order by h.version desc limit 1`;
  const [decided] = await run<{ by: string }>(db, text, [weekFacts.name, kept.id]);
  // What was handed in again is to be looked at, whoever did it.
  if (decided === undefined || kept.state === 'submitted') return [{ code: 'weekChanged', params: {} }];
  const isReturned = kept.state === 'open' && kept.returnedReason !== null;
  const context = isReturned ? 'returned' : kept.state;
  return [{ code: 'weekChanged', params: { who: decided.by, context } }];
}

/** A refusal of one week is what came of it; the others go on. */
async function judged(work: () => Promise<WeekProblem[]>): Promise<WeekProblem[]> {
  try {
    return await work();
  } catch (error) {
    // Acts look before they write: nothing of this week was stored.
    if (error instanceof Refusal) return [{ code: error.code, params: error.params }];
    throw error;
  }
}

function said(call: Call, code: RefusalCode, params: RefusalParams): Pick<FieldError, 'code' | 'params' | 'message'> {
  const { field: _, ...reason } = inWords(call.words, fieldError('', code, params));
  return reason;
}
