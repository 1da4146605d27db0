import type { Period } from '@mandate/contract/overview/dashboard.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** How many lines cost something and do not say what, of the projects whose revenue and cost are planned in a period. */
export interface LackingCosts {
  all: number;
  /** By the first day of each month their project is planned in. */
  byMonth: ReadonlyMap<string, number>;
  byCustomer: ReadonlyMap<string | null, number>;
  byCategory: ReadonlyMap<string | null, number>;
}

interface LackingRow {
  customerId: string | null;
  categoryId: string | null;
  lines: number;
}

/** Counts the lines that planned costs and margins of a period leave out. */
export async function lackingCosts(db: Database, { from, to }: Period): Promise<LackingCosts> {
  const lines = `select f.customer_id as "customerId", s.category_id as "categoryId", count(*)::int as lines
    from projects p join project_figures f on f.project_id = p.id join project_lines l on l.project_id = p.id
      left join services s on s.id = l.service_id
    where p.lines_without_cost > 0 and l.type in ('service', 'expense') and not l.is_optional and l.cost is null
      and exists (select 1 from project_plan m where m.project_id = p.id and m.month between $1 and $2)
    group by f.customer_id, s.category_id`;
  const rows = await run<LackingRow>(db, lines, [from, to]);
  return {
    all: rows.reduce((sum, row) => sum + row.lines, 0),
    byMonth: await lackingByMonth(db, { from, to }),
    byCustomer: countedBy(rows, 'customerId'),
    byCategory: countedBy(rows, 'categoryId'),
  };
}

/** Counts them for each month, by its first day. */
export async function lackingByMonth(db: Database, { from, to }: Period): Promise<Map<string, number>> {
  const text = `select m.month::text as month, sum(p.lines_without_cost)::int as lines
    from (select distinct month, project_id from project_plan where month between $1 and $2) m
      join projects p on p.id = m.project_id
    where p.lines_without_cost > 0 group by m.month`;
  const rows = await run<{ month: string; lines: number }>(db, text, [from, to]);
  return new Map(rows.map((row) => [row.month, row.lines]));
}

function countedBy(rows: readonly LackingRow[], by: 'customerId' | 'categoryId'): Map<string | null, number> {
  const counted = new Map<string | null, number>();
  for (const row of rows) counted.set(row[by], (counted.get(row[by]) ?? 0) + row.lines);
  return counted;
}
