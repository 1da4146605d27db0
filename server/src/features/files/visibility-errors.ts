import type { Values } from '@mandate/contract/changes/merge.ts';
import { seesFinancialFiles } from '@mandate/contract/entities/file.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { fileSizeWords, mostOfPerson } from '@mandate/contract/values/file-types.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refusal.ts';

/** What nobody may do to a file without seeing financial ones: make it financial. */
export function visibilityErrors(caller: Caller, { visibility }: Values): FieldError[] {
  const isHidden = visibility === 'financial' && !seesFinancialFiles(caller);
  return isHidden ? [fieldError('visibility', 'notPermitted')] : [];
}

/**
 * Makes sure a person may add this much more. What they deleted within a day counts: else the disk could be filled by adding and deleting.
 * Belongs into the transaction that adds it: until its end nobody else counts.
 * @param bytes of what is added
 * @throws Refusal fileRoomUsed
 */
export async function checkRoom({ db, caller }: Call, bytes: number): Promise<void> {
  await run(db, 'select 1 from accounts where id = $1 for no key update', [caller.id]);
  const text = `select coalesce(sum(size), 0)::bigint as used from files
    where created_by_id = $1 and (deleted_at is null or deleted_at > now() - interval '1 day')`;
  const [row] = await run<{ used: number }>(db, text, [caller.id]);
  if (Number(row?.used ?? 0) + bytes > mostOfPerson) refuse('fileRoomUsed', { max: fileSizeWords.ofPerson });
}
