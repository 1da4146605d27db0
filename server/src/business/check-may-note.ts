import { type NotedNoun, neededOfNoted, notedNounsFor } from '@mandate/contract/entities/noted-nouns.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { Call } from '../calls/call.ts';
import { refuse } from '../http/refusal.ts';
import { isWithin } from '../records/rights/scope.ts';

/**
 * Makes sure that a note may be written about a record the caller may read, or a file kept with it: the role is told what is noted about such
 * records, and the caller may do with this one what that takes.
 * @throws Refusal notPermitted
 */
export async function checkMayNote(call: Call, noun: NotedNoun, recordId: string): Promise<void> {
  const isTold = notedNounsFor(call.caller.role).includes(noun);
  const needed = neededOfNoted(noun, 'create');
  if (!isTold || !(await isWithin(call, entityNamed(noun), recordId, needed))) refuse('notPermitted');
}
