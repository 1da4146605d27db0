import { project } from '@mandate/contract/project/project.ts';
import { administratorsCodes } from '@mandate/contract/project/way/guards.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import type { Call } from '../../calls/call.ts';
import { refuse } from '../../http/refusal.ts';
import { findVisible } from '../../records/read/find.ts';
import { loadStored } from '../../records/read/stored.ts';
import { isWithin } from '../../records/rights/scope.ts';
import { companyDay } from '../company-day.ts';
import { chosenOptions } from './chosen-options.ts';
import { type Unguarded, unguarded } from './refuse-unguarded.ts';
import { wayOf } from './transition-project.ts';

/**
 * Everything that would keep the caller from taking a step with a project as it is stored, told before it is taken; no more than
 * the step itself would tell.
 * @throws Refusal recordNotFound, notPermitted, statusChangeNotAllowed where no way leads
 */
export async function checkStep(call: Call, id: string, to: ProjectStatus): Promise<Unguarded[]> {
  await findVisible(call, project, id);
  if (!(await isWithin(call, project, id, 'edit'))) refuse('notPermitted');
  const stored = await loadStored(call.db, project, id);
  if (!stored) return refuse('recordNotFound');
  wayOf(call, stored, to);
  const failed = await unguarded(call, stored, to, await companyDay(call.db), []);
  // Options that join with the step change what the project earns: only the step itself can tell.
  const isJoined = Object.keys(await chosenOptions(call, stored, to)).length > 0;
  return failed.filter(({ code }) => !(isJoined && administratorsCodes.has(code)));
}
