import { columnOf } from '@mandate/contract/facts/entity.ts';
import { project } from '@mandate/contract/project/project.ts';
import { companyDay } from '../../../business/company-day.ts';
import type { Call } from '../../../calls/call.ts';
import { runByValues, SqlQuery } from '../../../database/queries/sql-query.ts';
import { scopeSql } from '../../../records/rights/scope.ts';

/** The statuses in which a project may take other prices: nobody has agreed to those it has. */
export const openStatuses = ['draft', 'quoted'] as const;
const runningStatuses = ['approved', 'active', 'onHold'] as const;

/** The projects with lines whose price or cost came from certain rates. */
export interface AffectedProjects {
  /** Those that may take other prices, with lines of the day or later; quotes first, that end soonest. */
  open: string[];
  /** How many are open and begin earlier. */
  earlier: number;
  /** How many are under way with prices that were frozen. */
  frozen: number;
}

/** Finds the projects a caller may edit whose lines were given a price or cost by some rates. @param from a day lines begin on or after */
export async function affectedProjects(
  call: Call,
  side: 'sell' | 'cost',
  rateIds: readonly string[],
  from: string,
): Promise<AffectedProjects> {
  const sqlQuery = new SqlQuery();
  const source = columnOf(side === 'sell' ? 'priceSource' : 'costSource');
  const day = sqlQuery.bind(from);
  const today = sqlQuery.bind(await companyDay(call.db));
  const statuses = sqlQuery.bind([...openStatuses, ...runningStatuses]);
  const ids = sqlQuery.bind(rateIds);
  const text = `select t.id, t.status, t.frozen_on is not null as "isFrozen", t.quote_valid_until as "validUntil",
      bool_or(coalesce(l.start_date, t.start_date, ${today}::date) >= ${day}::date) as "isAfter"
    from projects t join project_lines l on l.project_id = t.id
      join unnest(${ids}::text[]) as r(id) on r.id = l.${source} ->> 'rateId'
    where t.status = any(${statuses}) and t.deleted_at is null and l.type = 'service'
      and ${scopeSql(sqlQuery, project, 'edit', call.caller)}
    group by t.id order by t.status = 'draft', t.quote_valid_until nulls last, t.id`;
  const rows = await runByValues<{ id: string; status: string; isFrozen: boolean; isAfter: boolean }>(
    call.db,
    text,
    sqlQuery.values,
  );
  const open = rows.filter(({ status, isFrozen }) => !isFrozen && openStatuses.some((one) => one === status));
  return {
    open: open.flatMap(({ id, isAfter }) => (isAfter ? [id] : [])),
    earlier: open.filter(({ isAfter }) => !isAfter).length,
    frozen: rows.length - open.length,
  };
}
