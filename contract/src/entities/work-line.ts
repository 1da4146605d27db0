import { listing } from '../facts/entity.ts';
import { choice, flag, number, reference, searched, shownOnly, text } from '../facts/fields.ts';
import { projectStatuses } from '../project/way/status.ts';

/**
 * The lines of work of projects as references point to them and as they are searched to book time on: they are kept with their project and have no
 * calls of their own but the list. The table is a view.
 */
export const workLine = listing({
  name: 'work-line',
  table: 'work_lines',
  label: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  fields: {
    /** The beginning of its description, in one line. */
    name: searched(text({ max: 200 })),
    /** Its number among the lines of its project, as it stands beside them. */
    number: shownOnly(text({ max: 10 })),
    projectId: searched(reference('project')),
    projectStatus: choice(...projectStatuses),
    isBillable: flag(),
    isOptional: flag(),
    /** In what a bare figure counts, and hours of a day of its project. */
    unit: shownOnly(choice('hour', 'day')),
    hoursPerDay: shownOnly(number({ above: '0', max: '24', scale: 2 })),
  },
});
