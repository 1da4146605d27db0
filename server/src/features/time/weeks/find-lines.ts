import { everything } from '@mandate/contract/access/roles.ts';
import { workLine } from '@mandate/contract/entities/work-line.ts';
import type { WeekRow } from '@mandate/contract/time/week-detail.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { readBookedLines, seenLines } from '../../../business/time/read-booked-lines.ts';
import type { Call } from '../../../calls/call.ts';
import { runByValues, SqlQuery } from '../../../database/queries/sql-query.ts';
import type { Caller } from '../../../http/caller.ts';
import { isUnlimited, scopeSql } from '../../../records/rights/scope.ts';
import { patternSql, searchSql, termsOf } from '../../../records/search/search-text.ts';
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
  const found = offeredSql(sqlQuery, call.caller, search);
  // Somebody's projects first, each kind by its index: they are few among all whose lines would be searched.
  const text = `select t.id from work_lines t join projects p on p.id = t.project_id join project_lines b on b.id = t.id
    where p.id in (
        select o.id from projects o where o.who_books = 'everyone' and o.status in ('approved', 'active', 'completed')
        union all select o.id from projects o where o.project_manager_id = ${person}
        union all select m.project_id from project_members m where m.personnel_id = ${person}
        union all select l.project_id from project_lines l where l.personnel_id = ${person})
      and p.deleted_at is null and p.status in ('approved', 'active', 'completed') and not t.is_optional and ${found}
    order by p.name, t.project_id, b.position limit ${3 * most}`;
  const rows = await runByValues<{ id: string }>(call.db, text, sqlQuery.values);
  const ids = rows.map(({ id }) => id);
  const lines = await seenLines(call, await readBookedLines(call.db, ids));
  const shown = await weekRows(call, read, [...lines.values()], new Map());
  return shown.filter(({ mayBook }) => mayBook.some((refused) => refused === null)).slice(0, most);
}

/** What is offered for some words; of a project on which everybody books and which the caller does not see, by the names alone. */
function offeredSql(sqlQuery: SqlQuery, caller: Caller, search: string): string {
  const found = ['true', ...searchSql(sqlQuery, workLine, search, everything)].join(' and ');
  if (isUnlimited(workLine, 'list', caller)) return found;
  const names = termsOf(search).map(
    (term) => `search_words(concat_ws(' ', t.name, p.name)) like ${patternSql(sqlQuery, term)}`,
  );
  const common = ["p.who_books = 'everyone'", ...names].join(' and ');
  return `(${found} and ${scopeSql(sqlQuery, workLine, 'list', caller)} or ${common})`;
}
