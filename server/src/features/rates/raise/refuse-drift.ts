import type { LeftRecord } from '@mandate/contract/project/prices/price-receipt.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { refuse } from '../../../http/refusal.ts';
import { rateLabels, rateTitle } from './rate-labels.ts';

/** The most records that are named. */
const mostNamed = 20;

/**
 * Refuses a change of prices whose rates or projects are not those that were reviewed.
 * @param before the versions of the rates by id, as they were reviewed
 * @param now the same at this moment
 * @param projects those that changed
 * @throws Refusal setChanged with the counts and what differs
 */
export async function refuseDrift(
  call: Call,
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
  projects: readonly string[],
): Promise<void> {
  const added = Object.keys(now).filter((id) => !(id in before));
  const removed = Object.keys(before).filter((id) => !(id in now));
  const changed = Object.keys(now).filter((id) => id in before && before[id] !== now[id]);
  if (added.length + removed.length + changed.length + projects.length === 0) return;
  const counts = { added: added.length, removed: removed.length, changed: changed.length + projects.length };
  const differs = [
    ...(await namedRates(call, [...added, ...changed, ...removed])),
    ...(await namedProjects(call, projects)),
  ];
  refuse('setChanged', counts, { ...counts, differs: differs.slice(0, mostNamed) });
}

/** Rates by what they are called and by whom they were last changed. */
export async function namedRates({ db }: Call, ids: readonly string[]): Promise<LeftRecord[]> {
  const labels = await rateLabels(db, ids.slice(0, mostNamed));
  return [...labels.values()].map((one) => ({ entity: 'rate', id: one.id, label: rateTitle(one), by: one.by }));
}

/** The same of projects. */
export async function namedProjects({ db }: Call, ids: readonly string[]): Promise<LeftRecord[]> {
  const text = `select p.id, p.name as label, a.full_name as by from ${project.table} p left join accounts a on a.id = p.updated_by_id
    where p.id = any($1) limit ${mostNamed}`;
  const rows = await run<Omit<LeftRecord, 'entity'>>(db, text, [ids]);
  return rows.map((row) => ({ entity: project.name, ...row }));
}
