import { isSeen } from '@mandate/contract/facts/fields.ts';
import type { BaseSum, MarginSum } from '@mandate/contract/overview/record/base-sum.ts';
import type { RelatedList } from '@mandate/contract/overview/record/related-lists.ts';
import { isCostKnown } from '@mandate/contract/project/figures/is-cost-known.ts';
import { marginPercentOf } from '@mandate/contract/project/figures/line-amounts.ts';
import { project } from '@mandate/contract/project/project.ts';
import { type ProjectStatus, projectStatuses } from '@mandate/contract/project/way/status.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { decimal, sum, toFixed } from '@mandate/contract/values/decimal.ts';
import { workInSaved } from '../../business/figures/work-in.ts';
import type { Call } from '../../calls/call.ts';
import { runByValues, SqlQuery } from '../../database/queries/sql-query.ts';
import { belongingSql } from './belonging-sql.ts';

/** What the projects of a record in one status come to, as it is prepared in the base currency. */
export interface StatusSum {
  status: ProjectStatus;
  count: number;
  withoutRate: number;
  net: string;
  cost: string;
  margin: string;
  withoutCost: number;
  /** The earliest day a quote of them ends. */
  quoteEndsOn: string | null;
}

/** Adds up the projects that belong to a record and that the caller may list, in the order of their statuses. */
export async function projectSums(call: Call, list: RelatedList, id: string): Promise<StatusSum[]> {
  await workInSaved(call.db);
  const sqlQuery = new SqlQuery();
  const text = `select t.status, count(*) as count, count(*) filter (where t.contract_net_base is null) as "withoutRate",
      coalesce(sum(t.contract_net_base), 0)::text as net, coalesce(sum(t.planned_cost_base), 0)::text as cost,
      coalesce(sum(t.planned_margin_base), 0)::text as margin,
      coalesce(sum(t.lines_without_cost) filter (where t.contract_net_base is not null), 0)::int as "withoutCost",
      min(t.quote_valid_until)::text as "quoteEndsOn"
    from projects t where ${belongingSql(sqlQuery, list, id, call.caller)} group by t.status`;
  const rows = await runByValues<StatusSum>(call.db, text, sqlQuery.values);
  return rows.toSorted((a, b) => projectStatuses.indexOf(a.status) - projectStatuses.indexOf(b.status));
}

/** Of sums those of the projects in some statuses. */
export function inStatuses(sums: readonly StatusSum[], statuses: readonly ProjectStatus[]): StatusSum[] {
  return sums.filter(({ status }) => statuses.includes(status));
}

export function countOf(sums: readonly StatusSum[]): number {
  return sums.reduce((count, one) => count + one.count, 0);
}

/** What projects come to, for who sees what they come to. */
export function netOf(
  sums: readonly StatusSum[],
  currency: string,
  { caller }: Pick<Call, 'caller'>,
): { net?: BaseSum } {
  if (!isSeen(project.fields.contractNetBase, caller)) return {};
  const amount = toFixed(sum(sums.map(({ net }) => decimal(net))), minorDigits(currency));
  return { net: { amount, currency, withoutRate: withoutRate(sums) } };
}

/** What is left of it, for who sees that. */
export function marginOf(
  sums: readonly StatusSum[],
  currency: string,
  { caller }: Pick<Call, 'caller'>,
): { margin?: MarginSum } {
  if (!isSeen(project.fields.plannedMarginBase, caller)) return {};
  const added = (name: 'net' | 'cost' | 'margin') => sum(sums.map((one) => decimal(one[name])));
  const margin = added('margin');
  const withoutCost = sums.reduce((count, one) => count + one.withoutCost, 0);
  const isKnown = isCostKnown(added('cost').toFixed(), withoutCost);
  return {
    margin: {
      amount: toFixed(margin, minorDigits(currency)),
      currency,
      withoutRate: withoutRate(sums),
      percent: isKnown ? marginPercentOf(margin, added('net')) : null,
      withoutCost,
    },
  };
}

function withoutRate(sums: readonly StatusSum[]): number {
  return sums.reduce((count, one) => count + one.withoutRate, 0);
}
