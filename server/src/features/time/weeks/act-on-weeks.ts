import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import { weekOf } from '@mandate/contract/time/week.ts';
import type { WeekAct, WeekActRequest, WeekOutcome } from '@mandate/contract/time/week-acts.ts';
import type { Call } from '../../../calls/call.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { Refusal, refuse } from '../../../http/refusal.ts';
import { inWords } from '../../../words/in-words.ts';
import { lockPeople } from '../booking/lock-people.ts';
import { timeSettings } from '../time-settings.ts';
import { approve } from './approve-week.ts';
import type { LockedWeek, WeekProblem } from './locked-week.ts';
import { keptWeek } from './read-week.ts';
import { giveBack } from './return-week.ts';
import { submit, withdraw } from './submit-week.ts';

/** What each act does with a week that was locked. @returns why it did nothing */
const acts: Record<WeekAct, (call: Call, week: LockedWeek, request: WeekActRequest) => Promise<WeekProblem[]>> = {
  submit,
  withdraw,
  approve,
  return: giveBack,
  reopen: giveBack,
};

/** Does something with weeks, each by itself: what cannot be done with one keeps no other from it. */
export async function actOnWeeks(call: Call, act: WeekAct, request: WeekActRequest): Promise<WeekOutcome[]> {
  if (call.caller.isWaiting) refuse('notPermitted');
  const outcomes: WeekOutcome[] = [];
  for (const one of request.weeks) outcomes.push(await actOn(call, act, one, request));
  return outcomes;
}

async function actOn(
  call: Call,
  act: WeekAct,
  { personnelId, week, version }: WeekActRequest['weeks'][number],
  request: WeekActRequest,
): Promise<WeekOutcome> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await lockPeople(db, [personnelId]);
    const settings = await timeSettings(db, 'lock');
    const kept = await keptWeek(db, personnelId, week, 'lock');
    const first = weekOf(week, settings.firstDay);
    const problems =
      first === week
        ? kept.version === version
          ? await judged(() => acts[act](inside, { personnelId, week, kept, settings }, request))
          : [{ code: 'weekChanged' as const, params: {} }]
        : [{ code: 'weekFirstDay' as const, params: { date: first } }];
    const now = await keptWeek(db, personnelId, week);
    const told = problems.map(({ code, params, entryId }) => ({
      ...problem(call, code, params),
      entryId: entryId ?? null,
    }));
    return { personnelId, week, version: now.version, state: now.state, problems: told };
  });
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

function problem(
  call: Call,
  code: RefusalCode,
  params: RefusalParams,
): Pick<FieldError, 'code' | 'params' | 'message'> {
  const { field: _, ...said } = inWords(call.words, fieldError('', code, params));
  return said;
}
