import { provider } from '@mandate/contract/entities/provider.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { bookingStatuses } from '@mandate/contract/overview/record/capacity.ts';
import type { ProviderOverview } from '@mandate/contract/overview/record/provider-overview.ts';
import { relatedLists } from '@mandate/contract/overview/record/related-lists.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { agreedWith } from './agreed-with.ts';
import { happenings } from './happenings.ts';
import { projectSums } from './project-sums.ts';
import { recordFacts, withoutAbsent } from './record-facts.ts';
import { relatedProjects } from './related-projects.ts';
import { relatedRecords } from './related-records.ts';
import { whatIsNoted } from './what-is-noted.ts';

const lists = relatedLists.provider;

/** What the page of a provider tells beside the provider. @throws Refusal recordNotFound */
export async function findProviderOverview(call: Call, sentId: string): Promise<ProviderOverview> {
  const facts = await recordFacts(call, provider, sentId);
  const { id, told } = facts;
  const sums = await projectSums(call, lists.projects, id);
  return withoutAbsent<ProviderOverview>({
    ...told,
    delivers: await delivers(call, id),
    ...(await agreedWith(call, facts)),
    projects: await relatedProjects(call, lists.projects, id, sums),
    people: await relatedRecords(call, lists.people, id),
    places: await relatedRecords(call, lists.places, id),
    rates: await relatedRecords(call, lists.rates, id),
    ...(await whatIsNoted(call, 'provider', id)),
    happened: await happenings(call, provider, id, lists.projects),
  });
}

async function delivers({ db, caller }: Call, id: string): Promise<ProviderOverview['delivers']> {
  if (!isSeen(project.parts.lines.fields.providerId, caller)) return undefined;
  const sqlQuery = new SqlQuery();
  const text = `select count(*) as lines, count(*) filter (where t.status::text = any(${sqlQuery.bind(bookingStatuses)})) as "runningLines"
    from project_lines l join projects t on t.id = l.project_id
    where l.provider_id = ${sqlQuery.bind(id)} and t.deleted_at is null and ${scopeSql(sqlQuery, project, 'list', caller)}`;
  const [counts] = await run<NonNullable<ProviderOverview['delivers']>>(db, text, sqlQuery.values);
  return counts ?? { lines: 0, runningLines: 0 };
}
