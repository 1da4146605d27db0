import { may, type Noun } from '@mandate/contract/access/permissions.ts';
import type { Grant, Role } from '@mandate/contract/access/roles.ts';
import { rolesBelow } from '@mandate/contract/access/roles.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { FileReply } from '../../http/replies/file-reply.ts';
import { findJobFile, readJobFile } from '../../jobs/job-file.ts';

/** As whom a job was done. */
interface DoneAs {
  entity: Noun;
  role: Role;
  grants: Grant[];
}

/**
 * The file a job of the caller's own made.
 * @throws Refusal recordNotFound when there is none or it was forgotten; notPermitted when the caller has lost a right since
 */
export async function jobFileReply(call: Call, id: string): Promise<FileReply> {
  if (!isId(id)) refuse('recordNotFound');
  const text = "select entity, role, grants from jobs where id = $1 and account_id = $2 and state = 'done'";
  const [job] = await run<DoneAs>(call.db, text, [id, call.caller.id]);
  const file = job ? await findJobFile(call.db, id) : null;
  if (!job || !file) return refuse('recordNotFound');
  if (!maySee(call, job)) refuse('notPermitted');
  return new FileReply(file.name, file.type, readJobFile(call.db, id));
}

/** Whether the caller may still have a file, and everything that is in this one. */
function maySee({ caller }: Call, { entity, role, grants }: DoneAs): boolean {
  if (rolesBelow(role).includes(caller.role) || grants.some((grant) => !caller.grants.includes(grant))) return false;
  return may(caller.role, entity, 'export') !== false && caller.grants.includes('exportData');
}
