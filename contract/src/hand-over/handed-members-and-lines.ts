import type { LineValues } from '../project/line.ts';
import type { MemberValues } from '../project/member.ts';
import { addDays, type PlainDate } from '../values/dates.ts';

/** To whom each row goes, by the row's id. */
export type Successors = ReadonlyMap<string, string>;

/** Whether a place in a team that begins then goes over whole: it has not begun on the day. */
export function isHandedWhole(
  { startDate }: Pick<MemberValues, 'startDate'>,
  projectStart: PlainDate | null,
  from: PlainDate,
): boolean {
  const begins = startDate ?? projectStart;
  return begins !== null && begins >= from;
}

/**
 * A team after its places were handed over. A place that was begun ends the day before and goes on under the successor, with everything that
 * was said of it; one that begins later goes over whole.
 * @param newId gives the id of a place that goes on
 */
export function handedMembers(
  members: readonly MemberValues[],
  successors: Successors,
  projectStart: PlainDate | null,
  from: PlainDate,
  newId: () => string,
): MemberValues[] {
  return members.flatMap((member) => {
    const personnelId = successors.get(member.id);
    if (personnelId === undefined) return [member];
    if (isHandedWhole(member, projectStart, from)) return [{ ...member, personnelId }];
    return [
      { ...member, endDate: addDays(from, -1) },
      { ...member, id: newId(), personnelId, startDate: from },
    ];
  });
}

/** Lines after they were handed over: somebody else delivers them, all else stays. */
export function handedLines(lines: readonly LineValues[], successors: Successors): LineValues[] {
  return lines.map((line) => ({ ...line, personnelId: successors.get(line.id) ?? line.personnelId }));
}
