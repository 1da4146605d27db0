import type { Call } from '../calls/call.ts';
import { run } from '../database/queries/sql-query.ts';
import { refuse } from '../http/refusal.ts';

/**
 * Makes sure that the notes and files of a project may be changed: of a closed one administrators keep them (decisions 9.4). Until the end
 * of the transaction its status stays.
 * @throws Refusal recordLocked
 */
export async function checkProjectOpen({ db, caller }: Call, projectId: unknown): Promise<void> {
  const isKeeper = caller.role === 'SA' || caller.role === 'ADMIN';
  const text = 'select status from projects where id = $1 for share';
  const [project] = await run<{ status: string }>(db, text, [projectId]);
  if (project?.status === 'closed' && !isKeeper) refuse('recordLocked');
}
