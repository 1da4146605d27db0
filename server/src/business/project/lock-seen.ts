import { may } from '@mandate/contract/access/permissions.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { Call } from '../../calls/call.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { changesSince } from '../../records/history/history.ts';
import { findVisible } from '../../records/read/find.ts';
import { loadStored, type Stored } from '../../records/read/stored.ts';
import { isWithin } from '../../records/rights/scope.ts';
import { readProject } from './find-project.ts';

/**
 * The project, locked, as the caller saw it: who decides on its status or issues it has to know what it is.
 * @throws Refusal recordNotFound, notPermitted, recordDeleted, recordChangedByOther when it is not as the caller saw it
 */
export async function lockSeen(call: Call, id: string, version: number): Promise<Stored> {
  if (may(call.caller.role, project.name, 'edit') === false) refuse('notPermitted');
  await findVisible(call, project, id);
  if (!(await isWithin(call, project, id, 'edit'))) refuse('notPermitted');
  const stored = await loadStored(call.db, project, id, 'lock');
  if (!stored) return refuse('recordNotFound');
  if (version > stored.version) refuseField('version', 'versionNotValid');
  const isDeleted = stored.deletedAt !== null;
  if (version === stored.version && !isDeleted) return stored;
  const [last] = await changesSince(call.db, project, id, stored.version - 1);
  const [user, time] = [last?.by ?? '', last?.at ?? ''];
  if (isDeleted) refuse('recordDeleted', { user, time });
  const current = await readProject(call, id);
  return refuse(
    'recordChangedByOther',
    { user, time, ...(user === '' && { context: 'itself' }) },
    { current, changedBy: user, changedAt: last?.at ?? null, conflicts: [] },
  );
}
