import { week } from '@mandate/contract/entities/week.ts';
import type { GridPage, GridQuery } from '@mandate/contract/lists/grid.ts';
import type { TimeState } from '@mandate/contract/time/week-detail.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { readWeekTargets } from '../../../business/time/week-target.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { grid } from '../../../records/lists/grid.ts';

interface StoredWeek {
  id: string;
  personnelId: string;
  week: PlainDate;
  state: TimeState;
  target: number;
}

const storedText = `select id, personnel_id as "personnelId", week::text, state, target_seconds as target from weeks
  where id = any($1)`;

/** The list of weeks something was done with, each with what is wanted of it. @throws Refusal as {@link grid} */
export async function listWeeks(call: Call, query: GridQuery): Promise<GridPage<Record<string, unknown>>> {
  const page = await grid(call, week, query);
  const ids = page.rows.flatMap(({ id, targetSeconds }) => (targetSeconds === undefined ? [] : [id]));
  if (ids.length === 0) return page;
  const stored = await run<StoredWeek>(call.db, storedText, [ids]);
  const targets = await readWeekTargets(call, stored);
  const targetOf = new Map<unknown, number>(stored.map(({ id }, at) => [id, targets[at] ?? 0]));
  return {
    ...page,
    rows: page.rows.map((row) => (targetOf.has(row.id) ? { ...row, targetSeconds: targetOf.get(row.id) } : row)),
  };
}
