import { part } from '../entity.ts';
import type { FieldError } from '../envelope.ts';
import { fieldError } from '../field-errors.ts';
import { choice, date, initially, listed, number, optional, reference, text } from '../fields.ts';

/** Who works on a project: a person of the firm, or a role that is still to be filled (domain reference 2.8, decisions 9.4). */
export const members = part({
  table: 'project_members',
  parent: 'project_id',
  max: 200,
  fields: {
    personnelId: optional(reference('personnel')),
    placeholderRole: optional(text({ max: 80 })),
    seniority: optional(listed('people.seniorities')),
    role: initially(listed('project.roles'), 'consultant'),
    startDate: optional(date()),
    endDate: optional(date()),
    allocationPercent: optional(number({ above: '0', max: '100', scale: 4 })),
    hoursPerWeek: optional(number({ above: '0', max: '60', scale: 2 })),
    bookingKind: initially(choice('tentative', 'confirmed'), 'tentative'),
  },
});

/** A member as it is kept and sent; figures are decimal strings. */
export interface MemberValues {
  id: string;
  personnelId: string | null;
  placeholderRole: string | null;
  startDate: string | null;
  endDate: string | null;
  allocationPercent: string | null;
  hoursPerWeek: string | null;
}

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
  const { startDate, endDate } = member;
  const isEarly = startDate !== null && project.startDate !== null && startDate < project.startDate;
  const isLate = endDate !== null && project.endDate !== null && endDate > project.endDate;
  return isEarly || isLate;
}
