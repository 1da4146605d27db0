import { customer } from '@mandate/contract/entities/customer.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import type { CustomerOverview } from '@mandate/contract/overview/record/customer-overview.ts';
import { relatedLists } from '@mandate/contract/overview/record/related-lists.ts';
import { project } from '@mandate/contract/project/project.ts';
import { dayIn } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../calls/call.ts';
import { runByValues, SqlQuery } from '../../database/queries/sql-query.ts';
import { belongingSql } from './belonging-sql.ts';
import { happenings } from './happenings.ts';
import { countOf, inStatuses, marginOf, netOf, projectSums } from './project-sums.ts';
import { type RecordFacts, recordFacts, withoutAbsent } from './record-facts.ts';
import { relatedProjects } from './related-projects.ts';
import { relatedRecords } from './related-records.ts';
import { whatIsNoted } from './what-is-noted.ts';

const lists = relatedLists.customer;

/** What the page of a customer tells beside the customer. @throws Refusal recordNotFound */
export async function findCustomerOverview(call: Call, sentId: string): Promise<CustomerOverview> {
  const facts = await recordFacts(call, customer, sentId);
  const { id, currency, told } = facts;
  const sums = await projectSums(call, lists.projects, id);
  const quotes = inStatuses(sums, ['quoted']);
  const running = inStatuses(sums, ['active', 'onHold']);
  const seesEnds = isSeen(project.fields.quoteValidUntil, call.caller);
  return withoutAbsent<CustomerOverview>({
    ...told,
    openQuotes: {
      count: countOf(quotes),
      ...netOf(quotes, currency, call),
      ...(seesEnds && { firstEndsOn: quotes[0]?.quoteEndsOn ?? null }),
    },
    running: {
      count: countOf(running),
      approvedCount: countOf(inStatuses(sums, ['approved'])),
      ...netOf(running, currency, call),
    },
    margin: marginOf(running, currency, call).margin,
    lastProject: await lastProject(call, facts),
    projects: await relatedProjects(call, lists.projects, id, sums),
    places: await relatedRecords(call, lists.places, id),
    rates: await relatedRecords(call, lists.rates, id),
    ...(await whatIsNoted(call, 'customer', id)),
    happened: await happenings(call, customer, id, lists.projects),
  });
}

async function lastProject(call: Call, { id, timeZone }: RecordFacts): Promise<CustomerOverview['lastProject']> {
  if (!isSeen(project.fields.createdAt, call.caller)) return undefined;
  const sqlQuery = new SqlQuery();
  const text = `select t.id, t.name as label, t.created_at as "createdAt" from projects t
    where ${belongingSql(sqlQuery, lists.projects, id, call.caller)} order by t.created_at desc, t.id desc limit 1`;
  const [last] = await runByValues<{ id: string; label: string; createdAt: string }>(call.db, text, sqlQuery.values);
  return last ? { id: last.id, label: last.label, on: dayIn(new Date(last.createdAt), timeZone) } : null;
}
