import { week } from '@mandate/contract/entities/week.ts';
import type { GridPage, GridQuery } from '@mandate/contract/lists/grid.ts';
import type { TimeState } from '@mandate/contract/time/week-detail.ts';
import { readWeekTargets } from '../../../business/time/week-target.ts';
import type { Call } from '../../../calls/call.ts';
import { grid } from '../../../records/lists/grid.ts';

/** The list of weeks something was done with, each with what is wanted of it. @throws Refusal as {@link grid} */
export async function listWeeks(call: Call, query: GridQuery): Promise<GridPage<Record<string, unknown>>> {
  const page = await grid(call, week, query, ['personnelId', 'week', 'state', 'targetSeconds']);
  const stored = page.rows.map((row) => ({
    personnelId: String(row.personnelId),
    week: String(row.week),
    state: row.state as TimeState,
    target: Number(row.targetSeconds),
  }));
  const targets = await readWeekTargets(call, stored);
  return { ...page, rows: page.rows.map((row, at) => ({ ...row, targetSeconds: targets[at] })) };
}
