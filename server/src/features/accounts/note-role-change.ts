import type { Values } from '@mandate/contract/changes/merge.ts';
import { account } from '@mandate/contract/entities/account.ts';
import { actorOf, writeAudit } from '../../calls/audit.ts';
import type { Call } from '../../calls/call.ts';

/** Writes into the audit which role an account had and which it has, when these differ. */
export async function noteRoleChange(call: Call, id: string, before: Values, wanted: Values): Promise<void> {
  if (before.role === wanted.role) return;
  const details = { old: before.role, new: wanted.role };
  await writeAudit(call.db, { ...actorOf(call), action: 'roleChanged', entity: account.name, recordId: id, details });
}
