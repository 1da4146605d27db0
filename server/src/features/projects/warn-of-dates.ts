import type { Values } from '@mandate/contract/changes/merge.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import type { MemberValues } from '@mandate/contract/project/member.ts';
import { isOutside } from '@mandate/contract/project/member-errors.ts';
import type { Call } from '../../calls/call.ts';
import { sql } from '../../database/queries/sql.ts';

/** Tells of members and lines that are planned for days on which the project does not run; the plan may be right all the same. */
/** Of more lines than these nothing is told. */
const mostTold = 3;

export async function warnOfDates(call: Call, wanted: Values): Promise<void> {
  const { startDate, endDate } = wanted as { startDate: string | null; endDate: string | null };
  const outside = (wanted.members as MemberValues[]).filter((member) => isOutside(member, { startDate, endDate }));
  const lines = (wanted.lines as LineValues[]).filter((line) => isOutside(line, { startDate, endDate }));
  const days = { start: startDate ?? '…', end: endDate ?? '…' };
  for (const { description } of lines.slice(0, mostTold)) {
    call.alerts.push(call.words.sentence('dateOutsideProject', { who: description?.split('\n')[0] ?? '', ...days }));
  }
  if (outside.length === 0) return;
  const rows = await sql<{ id: string; name: string }>`select id, display_name as name from personnels
    where id = any(${outside.map(({ personnelId }) => personnelId)})`.execute(call.db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  for (const { personnelId, placeholderRole } of outside) {
    const who = names.get(personnelId ?? '') ?? placeholderRole ?? '';
    call.alerts.push(call.words.sentence('dateOutsideProject', { who, ...days }));
  }
}
