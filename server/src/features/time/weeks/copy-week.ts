import { daysOfWeek } from '@mandate/contract/time/week.ts';
import type { WeekCopy, WeekCopyRequest } from '@mandate/contract/time/week-acts.ts';
import type { WeekDetail, WeekEntry, WeekRow } from '@mandate/contract/time/week-detail.ts';
import { readBookedLines, seenLines } from '../../../business/time/read-booked-lines.ts';
import type { Call } from '../../../calls/call.ts';
import { findWeek } from './find-week.ts';
import { readWeek } from './read-week.ts';
import { weekRows } from './week-rows.ts';

/**
 * What a week may begin with that is like another one: an entry for each of the other, on the same day of the week, and what was left out and why.
 * Nothing is stored.
 * @throws Refusal as of the week itself
 */
export async function copyWeek(call: Call, request: WeekCopyRequest): Promise<WeekCopy> {
  const from = await findWeek(call, request.from, request.personnelId);
  const to = await findWeek(call, request.to, request.personnelId);
  const days = daysOfWeek(to.week);
  const copy: WeekCopy = { week: to.week, rows: [], entries: [], leftOut: [] };
  const booked = from.rows.filter(({ entries }) => entries.length > 0);
  const rows = [...to.rows, ...(await otherRows(call, to, booked))];
  for (const row of booked) {
    const there = rows.find(({ line }) => line.id === row.line.id);
    for (const entry of standing(row.entries)) {
      const at = daysOfWeek(from.week).indexOf(entry.date);
      const date = days[at] ?? to.week;
      const out = reasonToLeaveOut(call, to, there, at, date);
      const { line } = row;
      if (out) copy.leftOut.push({ lineId: line.id, lineLabel: line.label, date, ...out });
      else copy.entries.push({ lineId: line.id, date, ...copied(entry, request.withTime) });
    }
    if (there && copy.entries.some(({ lineId }) => lineId === row.line.id)) copy.rows.push({ ...there, entries: [] });
  }
  return copy;
}

/** What counts of entries: neither what takes another one back nor what was taken back. */
function standing(entries: readonly WeekEntry[]): WeekEntry[] {
  const corrected = new Set(entries.flatMap(({ seconds, correctsId }) => (seconds < 0 ? [correctsId] : [])));
  return entries.filter(({ id, seconds }) => seconds > 0 && !corrected.has(id));
}

/** The rows of lines that do not come by themselves in the week that is copied into. */
async function otherRows(call: Call, to: WeekDetail, booked: readonly WeekRow[]): Promise<WeekRow[]> {
  const there = new Set(to.rows.map(({ line }) => line.id));
  const ids = booked.flatMap(({ line }) => (there.has(line.id) ? [] : [line.id]));
  if (ids.length === 0) return [];
  const read = await readWeek(call, to.week, to.personnelId);
  const lines = await seenLines(call, await readBookedLines(call.db, ids));
  return weekRows(call, read, [...lines.values()], new Map());
}

function copied({ seconds, text, internalNote, isBillable }: WeekEntry, withTime: boolean) {
  return { seconds: withTime ? seconds : 0, text, internalNote, isBillable };
}

function reasonToLeaveOut(
  call: Call,
  to: WeekDetail,
  row: WeekRow | undefined,
  at: number,
  date: string,
): { code: string; message: string } | null {
  const day = to.days[at];
  const say = (code: 'copyFilled' | 'copyHoliday' | 'copyAbsent' | 'copyNotHere', params = {}) => ({
    code,
    message: call.words.sentence(code, params),
  });
  if (row === undefined) return say('copyNotHere');
  const refused = row.mayBook[at];
  if (refused) return refused;
  if (row.entries.some((entry) => entry.date === date)) return say('copyFilled');
  if (day?.capacity === 0 && day.holiday !== null) return say('copyHoliday', { holiday: day.holiday });
  return day?.capacity === 0 && day.absence !== null ? say('copyAbsent') : null;
}
