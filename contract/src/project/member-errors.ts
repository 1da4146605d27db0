import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import type { MemberValues } from './member.ts';

/**
 * What is wrong with a member as a whole.
 * @param path the member's path in the save, for example `members.0`
 */
export function memberErrors(member: Omit<MemberValues, 'id'>, path: string): FieldError[] {
  const errors: FieldError[] = [];
  if (!member.personnelId && !member.placeholderRole)
    errors.push(fieldError(`${path}.personnelId`, 'assigneeRequired'));
  if (member.personnelId && member.placeholderRole)
    errors.push(fieldError(`${path}.placeholderRole`, 'assigneeConflict'));
  if (member.startDate && member.endDate && member.endDate < member.startDate)
    errors.push(fieldError(`${path}.endDate`, 'dateOrder'));
  if (member.allocationPercent && member.hoursPerWeek)
    errors.push(fieldError(`${path}.hoursPerWeek`, 'allocationConflict'));
  return errors;
}

/** Members nobody said the extent of are there for all of their time. */
export function withAllocation<Member extends Omit<MemberValues, 'id'>>(member: Member): Member {
  return member.allocationPercent || member.hoursPerWeek ? member : { ...member, allocationPercent: '100' };
}

/** Whether a member is planned for days on which the project does not run. */
export function isOutside(
  member: Pick<MemberValues, 'startDate' | 'endDate'>,
  project: { startDate: string | null; endDate: string | null },
): boolean {
  const { startDate, endDate } = project;
  return [member.startDate, member.endDate].some((day) => {
    const isEarly = day !== null && startDate !== null && day < startDate;
    const isLate = day !== null && endDate !== null && day > endDate;
    return isEarly || isLate;
  });
}
