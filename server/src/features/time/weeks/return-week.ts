import { isClosed } from '@mandate/contract/time/booking.ts';
import type { WeekActRequest } from '@mandate/contract/time/week-acts.ts';
import type { Call } from '../../../calls/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { toldParams } from '../booking/told-params.ts';
import { approvable, approvesWeek, entriesOf, type LockedWeek, type WeekProblem } from './locked-week.ts';
import { writeEntryStates, writeWeek } from './write-week.ts';

/**
 * Gives a week back to its person, with a reason: what was handed in or approved and does not count in a closed month is open again. By project each
 * manager gives back what is theirs.
 */
export async function returnWeek(
  call: Call,
  locked: LockedWeek,
  { projectId, reason }: WeekActRequest,
): Promise<WeekProblem[]> {
  const { personnelId, week, kept, settings } = locked;
  const isOwn = call.caller.personnelId === personnelId;
  const entries = await entriesOf(call, locked);
  const mine = await approvable(call, locked, entries, projectId);
  if (mine.length === 0 && !(await approvesWeek(call, locked))) refuse(isOwn ? 'ownApproval' : 'notPermitted');
  if (kept.state === 'open' && mine.every(({ state }) => state === 'open')) refuse('weekNotSubmitted');
  if (reason === undefined) return [{ code: 'reasonRequired', params: {} }];
  const locking = mine.filter(({ state }) => state !== 'open');
  const open = locking.filter(({ postedOn }) => !isClosed(postedOn, settings.closedUntil));
  const [closed] = locking.filter(({ postedOn }) => isClosed(postedOn, settings.closedUntil));
  if (closed && open.length === 0)
    refuse('periodClosed', toldParams(call.words, { month: closed.postedOn.slice(0, 7), context: 'counts' }));
  await writeEntryStates(
    call,
    open.map(({ id, state }) => ({ id, from: state })),
    'open',
    reason,
  );
  await writeWeek(call, { personnelId, week, kept, to: 'open', reason });
  return [];
}
