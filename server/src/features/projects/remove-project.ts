import { project } from '@mandate/contract/project/project.ts';
import { undeletableStatuses } from '@mandate/contract/project/way/status.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import {
  beginRemoval,
  finishRemoval,
  type Removal,
  type RemovalRule,
  type Removed,
} from '../../records/remove/remove.ts';

/** What is being delivered or was delivered stays; what is sold goes with a reason only (domain reference 6). */
export const projectRemoval: RemovalRule = {
  fields: ['status'],
  check(_, { status }, { reason }) {
    if (undeletableStatuses.some((kept) => kept === status)) refuse('statusChangeNotAllowed');
    if (status === 'approved' && !reason) refuseField('reason', 'reasonRequired');
  },
};

/**
 * Removes a project.
 * @throws Refusal as a register's remove; statusChangeNotAllowed; reasonRequired
 */
export async function removeProject(call: Call, id: string, removal: Removal): Promise<Removed> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const stored = await beginRemoval(inside, project, id, removal);
    projectRemoval.check(inside, { ...stored.values, id }, removal);
    return finishRemoval(inside, project, stored, removal);
  });
}
