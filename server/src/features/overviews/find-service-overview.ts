import { service } from '@mandate/contract/entities/service.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { relatedLists } from '@mandate/contract/overview/record/related-lists.ts';
import type { PriceNow, ServiceOverview } from '@mandate/contract/overview/record/service-overview.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { Call } from '../../calls/call.ts';
import { run, runByValues, SqlQuery } from '../../database/queries/sql-query.ts';
import { scopeSql, sidesOf } from '../../records/rights/scope.ts';
import { happenings } from './happenings.ts';
import { projectSums } from './project-sums.ts';
import { type RecordFacts, recordFacts, withoutAbsent } from './record-facts.ts';
import { relatedProjects } from './related-projects.ts';
import { relatedRecords } from './related-records.ts';

const lists = relatedLists.service;

/** What the page of a service tells beside the service. @throws Refusal recordNotFound */
export async function findServiceOverview(call: Call, sentId: string): Promise<ServiceOverview> {
  const facts = await recordFacts(call, service, sentId);
  const { id, told } = facts;
  const seesUses = isSeen(project.parts.lines.fields.serviceId, call.caller);
  return withoutAbsent<ServiceOverview>({
    ...told,
    ...(seesUses && {
      sold: await sold(call, id),
      projects: await relatedProjects(call, lists.projects, id, await projectSums(call, lists.projects, id)),
    }),
    ...(await prices(call, facts)),
    rates: await relatedRecords(call, lists.rates, id),
    happened: await happenings(call, service, id),
  });
}

async function sold({ db, caller }: Call, id: string): Promise<ServiceOverview['sold']> {
  const sqlQuery = new SqlQuery();
  const text = `select count(*) as lines, count(distinct l.project_id) as projects
    from project_lines l join projects t on t.id = l.project_id
    where l.service_id = ${sqlQuery.bind(id)} and t.deleted_at is null
      and t.status in ('approved', 'active', 'onHold', 'completed', 'closed') and ${scopeSql(sqlQuery, project, 'list', caller)}`;
  const [counts] = await runByValues<NonNullable<ServiceOverview['sold']>>(db, text, sqlQuery.values);
  return counts ?? { lines: 0, projects: 0 };
}

type DatedRow = NonNullable<PriceNow['now']> & { side: 'sell' | 'cost' };

/** What the service's own rates say: nobody else's, for no seniority, from no quantity on. */
async function prices(
  { db, caller }: Call,
  { id, today }: RecordFacts,
): Promise<Pick<ServiceOverview, 'price' | 'cost'>> {
  const seesPrice = isSeen(service.fields.unitPrice, caller);
  const seesCost = isSeen(service.fields.unitCost, caller);
  if (!seesPrice && !seesCost) return {};
  const text = `select r.id, r.side, trim_scale(r.amount)::text as amount, r.currency, r.unit, r.valid_from::text as "validFrom",
      r.valid_to::text as "validTo"
    from rates r join services s on s.id = r.service_id
    where r.service_id = $1 and r.side = any($2) and r.deleted_at is null and r.unit = s.unit and r.currency = s.currency
      and r.personnel_id is null and r.provider_id is null and r.customer_id is null and r.project_id is null
      and r.seniority is null and r.min_quantity is null and coalesce(r.valid_to, $3) >= $3
    order by r.valid_from`;
  const rows = await run<DatedRow>(db, text, [id, sidesOf(caller), today]);
  const of = (wanted: DatedRow['side']): PriceNow => {
    const dated = rows.flatMap(({ side, ...price }) => (side === wanted ? [price] : []));
    return {
      now: dated.find(({ validFrom }) => validFrom <= today) ?? null,
      next: dated.find(({ validFrom }) => validFrom > today) ?? null,
    };
  };
  return { ...(seesPrice && { price: of('sell') }), ...(seesCost && { cost: of('cost') }) };
}
