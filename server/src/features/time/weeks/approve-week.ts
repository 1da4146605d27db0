import type { WeekActRequest } from '@mandate/contract/time/week-acts.ts';
import type { Call } from '../../../calls/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { approvable, approvesWeek, entriesOf, type LockedWeek, type WeekProblem } from './locked-week.ts';
import { writeEntryStates, writeWeek } from './write-week.ts';

/** Approves what was handed in, as far as the caller may; the week is approved when all of it is. */
export async function approve(call: Call, locked: LockedWeek, { projectId }: WeekActRequest): Promise<WeekProblem[]> {
  const { personnelId, week, kept } = locked;
  const isOwn = call.caller.personnelId === personnelId;
  const entries = await entriesOf(call, locked);
  const mine = await approvable(call, locked, entries, projectId);
  const mayAll = await approvesWeek(call, locked);
  if (mine.length === 0 && !mayAll) refuse(isOwn ? 'ownApproval' : 'notPermitted');
  const submitted = mine.filter(({ state }) => state === 'submitted');
  // By project others may have given back what is theirs: that opens the week, and not what is still handed in.
  if (kept.state !== 'submitted' && submitted.length === 0) refuse('weekNotSubmitted');
  await writeEntryStates(
    call,
    submitted.map(({ id, state }) => ({ id, from: state })),
    'approved',
    null,
  );
  const approved = new Set(submitted.map(({ id }) => id));
  const isWhole = entries.every(({ id, state }) => state === 'approved' || approved.has(id));
  const to = isWhole && kept.state === 'submitted' ? 'approved' : kept.state;
  if (to !== kept.state || submitted.length > 0)
    await writeWeek(call, { personnelId, week, kept, to, reason: kept.returnedReason, isOwn });
  return [];
}
