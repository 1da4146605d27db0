import { isNoun, may } from '@mandate/contract/access/permissions.ts';
import type { Role } from '@mandate/contract/access/roles.ts';
import type { JobRow } from '@mandate/contract/entities/job.ts';
import { recordPaths } from '../../lib/addresses/record-paths.ts';
import { filterText } from '../../list/state/list-state.ts';
import { batchOfJob } from '../../records/jobs/job.ts';

/** The list of exactly the records a job changed, deleted ones among them for who may restore; undefined where there is none. */
export function rowsAddress(job: JobRow, role: Role): string | undefined {
  const batch = batchOfJob(job);
  const list = recordPaths(job.entity)?.list;
  if (batch === undefined || list === undefined) return undefined;
  const mayRestore = isNoun(job.entity) && may(role, job.entity, 'undelete') !== false;
  // Whoever may not see deleted records is led to nothing but an empty list.
  const isGone = job.kind === 'bulk' ? job.about.action === 'remove' : job.kind === 'undoImport';
  if (isGone && !mayRestore) return undefined;
  const filter = filterText([{ field: 'batchId', operator: 'anyOf', value: [batch] }]);
  return `${list}?${new URLSearchParams({ filter, ...(mayRestore && { deleted: 'include' }) })}`;
}
