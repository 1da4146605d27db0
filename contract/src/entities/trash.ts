import { listing, type RowOf } from '../facts/entity.ts';
import { choice, instant, integer, optional, reference, searched, shownOnly, text } from '../facts/fields.ts';
import { registerNames } from '../registers.ts';

/** The nouns of what is found in the trash. Views and drafts are taken away for good by whose they are, so that nobody reads them there. */
export const trashKinds = [...registerNames, 'note', 'file'] as const;

/** What was removed and can be brought back; its id is that of the deletion. */
export const trash = listing({
  name: 'trash',
  table: 'trash_entries',
  label: 'label',
  defaultSort: { field: 'at', direction: 'desc' },
  fields: {
    entity: choice(...trashKinds),
    recordId: shownOnly(text({ max: 36 })),
    /** What the record is called, of a note its project. */
    label: searched(text({ max: 500 })),
    at: instant(),
    byId: optional(reference('account')),
    reason: shownOnly(optional(text({ max: 500 }))),
    /** Whole days for which it is kept in any case. */
    daysLeft: shownOnly(integer({ min: 0, max: 100_000 })),
  },
});

/** A row of the trash in replies. */
export type TrashRow = RowOf<typeof trash> & {
  /** How many other records went with it and come back with it. */
  along: number;
};
