import { week as weekFacts } from '@mandate/contract/entities/week.ts';
import { workLine } from '@mandate/contract/entities/work-line.ts';
import { isClosed } from '@mandate/contract/time/booking.ts';
import type { WeekDetail, WeekEntry } from '@mandate/contract/time/week-detail.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import { readBookedLines, seenLines } from '../../../business/time/read-booked-lines.ts';
import { readCapacity } from '../../../business/time/read-capacity.ts';
import { weekTarget } from '../../../business/time/week-target.ts';
import type { Call } from '../../../calls/call.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { type KeptWeek, type ReadWeek, readWeek } from './read-week.ts';
import { weekRows } from './week-rows.ts';

/** Rows come by themselves while their line was booked on this many days before the week. */
const lately = 14;

const entriesText = `select e.id, e.version, e.line_id as "lineId", e.date::text, e.seconds, e.text, e.internal_note as "internalNote",
    e.is_billable as "isBillable", e.state, e.returned_reason as "returnedReason", e.corrects_id as "correctsId"
  from entries e where e.personnel_id = $1 and e.date between $2::date and $3::date and e.deleted_at is null
  order by e.date, e.created_at, e.id`;

const recentText = `select distinct e.line_id as id from entries e
  where e.personnel_id = $1 and e.date >= $2::date and e.date < $3::date and e.deleted_at is null`;

const returnedText = `select a.full_name as by, h.at from history h left join accounts a on a.id = h.by_id
  where h.entity = '${weekFacts.name}' and h.record_id = $1 and h.action = 'transition' and h.reason is not null order by h.version desc limit 1`;

const pinnedText = `select record_id as id from favourites where account_id = $1 and kind = 'record' and entity = '${workLine.name}'`;

const assignedText = `select l.id from project_lines l join projects p on p.id = l.project_id
  where l.personnel_id = $1 and l.type = 'service' and not l.is_optional and p.deleted_at is null and p.status in ('approved', 'active')
    and coalesce(l.start_date, p.start_date, $2::date) <= $3::date and coalesce(l.end_date, p.end_date, $3::date) >= $2::date`;

/**
 * Somebody's week (delivery reference 7): its days, and a row for each line with entries in it, that was booked on in the two weeks before, that is
 * the person's to deliver on these days, or that they pinned.
 * @throws Refusal as {@link readWeek}
 */
export async function findWeek(call: Call, date: PlainDate, of: string | undefined): Promise<WeekDetail> {
  const read = await readWeek(call, date, of);
  const { week, personnelId, worker, kept, days, settings } = read;
  const capacity = (await readCapacity(call, [personnelId], days)).get(personnelId) ?? [];
  const entries = await entriesIn(call, read);
  return {
    week,
    personnelId,
    personnelLabel: worker.name,
    state: kept.state,
    version: kept.version,
    returnedReason: kept.returnedReason,
    returned: await returnedBy(call.db, kept),
    target: weekTarget(kept, capacity),
    days: capacity.map(({ date: day, seconds, holiday, absence }) => ({
      date: day,
      capacity: seconds,
      holiday,
      absence,
      isClosed: isClosed(day, settings.closedUntil),
    })),
    rows: await weekRows(call, read, await linesOf(call, read, [...entries.keys()]), entries),
  };
}

/** Who gave a week back last and when; null of one that is not back. */
async function returnedBy(db: Database, { id, returnedReason }: KeptWeek): Promise<WeekDetail['returned']> {
  if (returnedReason === null) return null;
  const [row] = await run<{ by: string | null; at: string }>(db, returnedText, [id]);
  return row ?? null;
}

async function entriesIn({ db }: Call, { personnelId, week }: ReadWeek): Promise<Map<string, WeekEntry[]>> {
  const rows = await run<WeekEntry & { lineId: string }>(db, entriesText, [personnelId, week, addDays(week, 6)]);
  const byLine = new Map<string, WeekEntry[]>();
  for (const { lineId, ...entry } of rows) byLine.set(lineId, [...(byLine.get(lineId) ?? []), entry]);
  return byLine;
}

/** The lines of a week: what is booked on is told in any case, everything else as far as the caller may see its project. */
async function linesOf(call: Call, { personnelId, week }: ReadWeek, booked: readonly string[]) {
  const recent = await run<{ id: string }>(call.db, recentText, [personnelId, addDays(week, -lately), week]);
  const assigned = await run<{ id: string }>(call.db, assignedText, [personnelId, week, addDays(week, 6)]);
  const isOwn = personnelId === call.caller.personnelId;
  const pinned = isOwn ? await run<{ id: string }>(call.db, pinnedText, [call.caller.id]) : [];
  const others = [...recent, ...assigned, ...pinned].map(({ id }) => id);
  const lines = await readBookedLines(call.db, [...booked, ...others]);
  const seen = await seenLines(call, lines);
  return [...lines.values()].flatMap((line) => seen.get(line.id) ?? (booked.includes(line.id) ? [line] : []));
}
