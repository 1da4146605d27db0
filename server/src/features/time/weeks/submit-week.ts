import { clockText } from '@mandate/contract/time/clock-text.ts';
import type { WeekActRequest } from '@mandate/contract/time/week-acts.ts';
import { readWeekTargets } from '../../../business/time/week-target.ts';
import type { Call } from '../../../calls/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { type EntryInWeek, entriesOf, isTheirs, type LockedWeek, type WeekProblem } from './locked-week.ts';
import { writeEntryStates, writeWeek } from './write-week.ts';

/** Hands in a week with what was booked in it; it may be empty. Where less is booked than is wanted, it asks first. */
export async function submit(call: Call, locked: LockedWeek, request: WeekActRequest): Promise<WeekProblem[]> {
  if (!isTheirs(call, locked)) refuse('notPermitted');
  const { personnelId, week, kept, settings } = locked;
  if (settings.approval === 'none') refuse('approvalOff');
  if (kept.state !== 'open') refuse('weekNotOpen');
  const entries = await entriesOf(call, locked);
  const open = entries.filter(({ state }) => state === 'open');
  const missing = open.filter((each) => lacksText(each, settings.textRequired));
  if (missing.length > 0)
    return missing.map(({ id, date, lineName }) => ({
      code: 'textMissing',
      params: { date, line: lineName },
      entryId: id,
    }));
  const [target = 0] = await readWeekTargets(call, [{ ...kept, personnelId, week }]);
  const booked = entries.reduce((sum, { seconds }) => sum + seconds, 0);
  if (booked < target && request.acknowledged !== true)
    return [{ code: 'weekBelowTarget', params: { booked: clockText(booked), target: clockText(target) } }];
  await writeEntryStates(
    call,
    open.map(({ id, state }) => ({ id, from: state })),
    'submitted',
    null,
  );
  await writeWeek(call, { personnelId, week, kept, to: 'submitted', reason: null, target });
  return [];
}

/** Takes a week back that was handed in, before anything of it is approved. */
export async function withdraw(call: Call, locked: LockedWeek): Promise<WeekProblem[]> {
  if (!isTheirs(call, locked)) refuse('notPermitted');
  const { personnelId, week, kept } = locked;
  if (kept.state === 'approved') refuse('weekApproved');
  if (kept.state !== 'submitted') refuse('weekNotSubmitted');
  const entries = await entriesOf(call, locked);
  if (entries.some(({ state }) => state === 'approved')) refuse('weekApproved');
  const submitted = entries.filter(({ state }) => state === 'submitted');
  await writeEntryStates(
    call,
    submitted.map(({ id, state }) => ({ id, from: state })),
    'open',
    null,
  );
  await writeWeek(call, { personnelId, week, kept, to: 'open', reason: null });
  return [];
}

function lacksText({ hasText, isBillable }: EntryInWeek, required: LockedWeek['settings']['textRequired']): boolean {
  if (hasText || required === 'never') return false;
  return required === 'always' || isBillable;
}
