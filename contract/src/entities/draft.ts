import type { Change } from '../changes/changes.ts';
import { listing, type RowOf } from '../facts/entity.ts';
import { flag, instant, integer, optional, replyOnly, searched, text } from '../facts/fields.ts';

/** The most changes one draft keeps. */
export const mostChanges = 1000;

/** The most drafts one person has at once. */
export const mostDrafts = 200;

const versions = integer({ min: 1, max: 2_147_483_647 });

/** What a person typed into a form and did not save yet; nobody else sees it. Rows of grids come without its changes. */
export const draft = listing({
  name: 'draft',
  table: 'drafts',
  label: 'title',
  owner: 'accountId',
  defaultSort: { field: 'updatedAt', direction: 'desc' },
  fields: {
    /** The noun of what is edited, such as `customer`; stays as it was made. */
    entity: text({ max: 40 }),
    /** The id of the record, of a new one the id it will have; stays as it was made. */
    recordId: text({ max: 36 }),
    /** The record is not stored yet; stays as it was made. */
    isNew: flag(),
    /** What the record is called; empty while it has no name. */
    title: searched(text({ max: 200 })),
    /** The version of the record the changes build on; null for a new one. */
    baseVersion: optional(versions),
    changeCount: replyOnly(integer({ min: 0, max: mostChanges })),
    /** Hardly worth offering, and forgotten after a day (`trivial-draft.ts`). */
    isTrivial: replyOnly(flag()),
    version: replyOnly(versions),
    createdAt: instant(),
    updatedAt: instant(),
    deletedAt: optional(instant()),
  },
});

/** A draft in a grid. */
export type DraftRow = RowOf<typeof draft>;

/** A whole draft: what differs from the record it builds on. */
export interface Draft extends DraftRow {
  changes: Change[];
}
