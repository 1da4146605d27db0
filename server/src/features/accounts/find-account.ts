import { everything } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { account } from '@mandate/contract/entities/account.ts';
import type { Call } from '../../calls/call.ts';
import type { Caller } from '../../http/caller.ts';
import { find, findVisible, readRecord } from '../../records/read/find.ts';

/** Whether an id as it was sent is that of the caller's own account. */
export function isOwn({ id }: Caller, sent: unknown): boolean {
  return typeof sent === 'string' && sent.toLowerCase() === id;
}

/**
 * An account as the caller may see it: the own one whole, also for a guest who waits (decisions 9.2).
 * @throws Refusal recordNotFound
 */
export async function findAccount(call: Call, id: string): Promise<Values> {
  if (!isOwn(call.caller, id)) return find(call, account, id);
  await findVisible(call, account, id);
  return readRecord(call, account, id, everything);
}
