import { listing } from '../facts/entity.ts';
import {
  amount,
  choice,
  currency,
  date,
  flag,
  optional,
  percent,
  reference,
  searched,
  seenWith,
  shownOnly,
  text,
} from '../facts/fields.ts';
import { projectStatuses } from './way/status.ts';

/** The milestones of all live projects, as a list of their own. */
export const milestoneRow = listing({
  name: 'milestone',
  table: 'milestone_rows',
  label: 'name',
  defaultSort: { field: 'dueDate', direction: 'asc' },
  fields: {
    projectId: searched(reference('project')),
    projectCode: shownOnly(text({ max: 40 })),
    projectStatus: choice(...projectStatuses),
    name: shownOnly(text({ max: 120 })),
    dueDate: optional(date()),
    reachedOn: optional(date()),
    weightPercent: shownOnly(optional(percent())),
    /** The project's, in which the amount is. */
    currency: shownOnly(currency()),
    amount: seenWith('seeRates', optional(amount('currency'))),
    acceptance: shownOnly(choice('none', 'internal', 'customer')),
    /** It does not have to be reached any more. */
    isWaived: flag(),
    /** Reached by the day it was due; false while it is not reached. */
    isOnTime: flag(),
  },
});
