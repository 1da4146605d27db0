import type { Values } from '@mandate/contract/changes/merge.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Call } from '../../calls/call.ts';
import { sql } from '../../database/queries/sql.ts';
import type { Saving } from '../../records/write/begin-save.ts';

/** What a decision sets. */
const decided = ['state', 'decidedById'];

/**
 * Tells what became of the decision on an absence whose days changed, and that others' changes were kept, where they were.
 * @param merged the sentences of the merge, which know nothing of the decision
 */
export async function tellOfChange(call: Call, saving: Saving, merged: readonly string[]): Promise<void> {
  const { stored, seen, wanted } = saving;
  const before = stored?.values ?? wanted;
  const isAskedAgain = before.state !== 'requested' && wanted.state === 'requested';
  const isApproved = before.state === 'declined' && wanted.state === 'approved';
  const isMeanwhile = seen !== undefined && decided.some((name) => !isSame(seen[name], before[name]));
  if (!((isAskedAgain || isApproved) && isMeanwhile) || isOtherKept(saving, seen)) call.alerts.push(...merged);
  if (!isAskedAgain && !isApproved) return;
  const user = isMeanwhile ? await nameOf(call, before.decidedById) : null;
  const told = isApproved
    ? approvedText(call, user)
    : user && call.words.at(`absences.askedAgain.${before.state}`, { user });
  if (told) call.alerts.push(told);
  else if (before.state === 'approved') call.alerts.push(call.words.sentence('absenceAskedAgain'));
}

/** That what was declined counts now: an administrator's change of its days approves it. */
function approvedText({ words }: Call, user: string | null): string | null {
  return user === null
    ? words.at('absences.approvedAfter.declined')
    : words.at('absences.approvedAfter.declinedBy', { user });
}

/** Whether others changed something besides their decision, to which the sender sent nothing of their own. */
function isOtherKept({ stored, sent }: Saving, seen: Values): boolean {
  return Object.entries(stored?.values ?? {}).some(
    ([name, value]) =>
      !decided.includes(name) &&
      !isSame(seen[name], value) &&
      (!(name in sent.values) || isSame(sent.values[name], seen[name])),
  );
}

async function nameOf({ db }: Call, id: unknown): Promise<string | null> {
  const rows = await sql<{ name: string }>`select full_name as name from accounts where id = ${id}`.execute(db);
  return rows[0]?.name ?? null;
}
