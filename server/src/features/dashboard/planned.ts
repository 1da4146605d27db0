import type { Period } from '@mandate/contract/overview/dashboard.ts';
import { marginPercentOf } from '@mandate/contract/project/figures/line-amounts.ts';
import { type Decimal, decimal, sum, zero } from '@mandate/contract/values/decimal.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** Revenue and cost that are planned. */
export interface Planned {
  revenue: Decimal;
  cost: Decimal;
}

/** What is planned with a customer, or for a category. */
export interface PlannedOf extends Planned {
  id: string | null;
  label: string | null;
}

interface Row {
  id: string | null;
  label: string | null;
  revenue: string;
  cost: string;
}

/** What is planned in each month of a period that has something, by its first day. */
export async function plannedByMonth(db: Database, { from, to }: Period): Promise<Map<string, Planned>> {
  const text = `select month::text as id, null as label, sum(revenue) as revenue, sum(cost) as cost from plan_by_customer
    where month between $1 and $2 group by month`;
  const rows = (await run<Row>(db, text, [from, to])).map(figuresOf);
  return new Map(rows.map((row) => [row.id ?? '', row]));
}

/** What is planned in a period with each customer, and for what has none: the largest revenue first. */
export async function plannedByCustomer(db: Database, { from, to }: Period): Promise<PlannedOf[]> {
  const text = `select p.customer_id as id, c.name as label, p.revenue, p.cost
    from (select customer_id, sum(revenue) as revenue, sum(cost) as cost from plan_by_customer
      where month between $1 and $2 group by customer_id) p
    left join customers c on c.id = p.customer_id order by p.revenue desc, c.name, p.customer_id`;
  return (await run<Row>(db, text, [from, to])).map(figuresOf);
}

/** What is planned in a period for each category of services, and for what has none: the largest revenue first. */
export async function plannedByCategory(db: Database, { from, to }: Period): Promise<PlannedOf[]> {
  const text = `select c.id, c.name as label, sum(p.revenue) as revenue, sum(p.cost) as cost
    from (select service_id, sum(revenue) as revenue, sum(cost) as cost from plan_by_service
      where month between $1 and $2 group by service_id) p
    left join services s on s.id = p.service_id left join service_categories c on c.id = s.category_id
    group by c.id, c.name order by 3 desc, c.name, c.id`;
  return (await run<Row>(db, text, [from, to])).map(figuresOf);
}

function figuresOf({ id, label, revenue, cost }: Row): PlannedOf {
  return { id, label, revenue: decimal(revenue), cost: decimal(cost) };
}

/** What several parts of a plan come to. */
export function plannedIn(parts: Iterable<Planned>): Planned {
  const all = [...parts];
  return { revenue: sum(all.map(({ revenue }) => revenue)), cost: sum(all.map(({ cost }) => cost)) };
}

/** Nothing planned. */
export const nothingPlanned: Planned = { revenue: zero, cost: zero };

/** A part of a whole in percent, with up to four decimals; null of nothing. */
export function shareOf(part: Decimal, whole: Decimal): string | null {
  return marginPercentOf(part, whole);
}
