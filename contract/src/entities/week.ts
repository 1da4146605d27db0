import { listing } from '../facts/entity.ts';
import { choice, date, instant, integer, optional, reference, searched, shownOnly, text } from '../facts/fields.ts';
import { timeStates } from '../time/week-detail.ts';

/** Seconds of a week; what is taken back may be more than what was done. */
const seconds = () => shownOnly(integer({ min: -2_147_483_648, max: 2_147_483_647 }));

/**
 * Seven days of a person, handed in as one and named by the first (delivery reference 2.3). Weeks nothing was done with are open and no rows. They are
 * handed in, approved and returned by verbs of their own; nothing else of them changes.
 */
export const week = listing({
  name: 'week',
  table: 'week_rows',
  label: 'personnelName',
  defaultSort: { field: 'week', direction: 'desc' },
  fields: {
    personnelName: searched(shownOnly(text({ max: 161 }))),
    personnelId: reference('personnel'),
    week: date(),
    state: choice(...timeStates),
    submittedAt: optional(instant()),
    returnedReason: shownOnly(optional(text({ max: 300 }))),
    /** What was wanted when it was handed in, what was booked, and how much of that is billable. */
    targetSeconds: seconds(),
    bookedSeconds: seconds(),
    billableSeconds: seconds(),
    /** How many of its entries are not approved, and how many say what was done. */
    openCount: shownOnly(integer({ min: 0, max: 2_147_483_647 })),
    textCount: shownOnly(integer({ min: 0, max: 2_147_483_647 })),
    version: shownOnly(integer({ min: 0, max: 2_147_483_647 })),
    createdAt: shownOnly(instant()),
    updatedAt: shownOnly(instant()),
  },
});
