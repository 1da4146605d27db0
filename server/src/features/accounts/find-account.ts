import { everything } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { account } from '@mandate/contract/entities/account.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../calls/call.ts';
import type { Caller } from '../../http/caller.ts';
import { currentFacts, withOwnSeen } from '../../records/own-fields/current-facts.ts';
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
  if (!isOwn(call.caller, id)) return find(call, await currentFacts(call.db, account), id);
  await findVisible(call, account, id);
  return readRecord(call, await ownAccountFacts(call), id, everything);
}

/** The facts of the caller's own account, of which nothing is hidden from them but what the firm added and does not show them. */
export async function ownAccountFacts({ db, caller }: Call): Promise<Entity> {
  return withOwnSeen(await currentFacts(db, account), caller);
}
