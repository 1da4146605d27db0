import { everything } from '@mandate/contract/access/roles.ts';
import { workLine } from '@mandate/contract/entities/work-line.ts';
import type { WeekRow } from '@mandate/contract/time/week-detail.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { readBookedLines } from '../../../business/time/read-booked-lines.ts';
import type { Call } from '../../../calls/call.ts';
import { runByValues, SqlQuery } from '../../../database/queries/sql-query.ts';
import { scopeSql } from '../../../records/rights/scope.ts';
import { searchSql } from '../../../records/search/search-text.ts';
import { readWeek } from './read-week.ts';
import { weekRows } from './week-rows.ts';

/** The most lines that are offered. */
const most = 20;

/**
 * Lines that can be booked on in somebody's week on one day of it at least, by what they and their projects are called.
 * @throws Refusal as {@link readWeek}
 */
export async function findLines(
  call: Call,
  { week, personnelId, search }: { week: PlainDate; personnelId?: string | undefined; search: string },
): Promise<WeekRow[]> {
  const read = await readWeek(call, week, personnelId);
  const sqlQuery = new SqlQuery();
  const person = sqlQuery.bind(read.personnelId);
  const found = ['true', ...searchSql(sqlQuery, workLine, search, everything)].join(' and ');
  // Somebody's projects first, each kind by its index: they are few among all whose lines would be searched.
  const text = `select t.id from work_lines t join projects p on p.id = t.project_id
    where p.id in (
        select o.id from projects o where o.who_books = 'everyone' and o.status in ('approved', 'active', 'completed')
        union all select o.id from projects o where o.project_manager_id = ${person}
        union all select m.project_id from project_members m where m.personnel_id = ${person}
        union all select l.project_id from project_lines l where l.personnel_id = ${person})
      and p.deleted_at is null and p.status in ('approved', 'active', 'completed') and not t.is_optional and ${found}
      and ${scopeSql(sqlQuery, workLine, 'list', call.caller)}
    order by p.name, t.project_id, t.number::integer limit ${3 * most}`;
  const rows = await runByValues<{ id: string }>(call.db, text, sqlQuery.values);
  const lines = await readBookedLines(
    call.db,
    rows.map(({ id }) => id),
  );
  const shown = await weekRows(call, read, [...lines.values()], new Map());
  return shown.filter(({ mayBook }) => mayBook.some((refused) => refused === null)).slice(0, most);
}
