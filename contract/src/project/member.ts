import { part } from '../facts/entity.ts';
import { choice, date, initially, listed, number, optional, reference, text } from '../facts/fields.ts';

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
