import { z } from 'zod';
/** The most favourites a person has, and the records last opened that are kept. */
export const mostFavourites = 50;
export const mostRecent = 20;

/** A record, or a saved view of a list, as the side navigation names it. */
const favouriteSchema = z.object({
  /** Of the entry, not of what it leads to. */
  id: z.string(),
  kind: z.enum(['record', 'view']),
  /** Of the record; of a view, whose list it is. */
  entity: z.string(),
  /** Of the record or the view. */
  recordId: z.string(),
  label: z.string(),
  /** Its number, where its kind has one. */
  code: z.string().nullable(),
});
export type Favourite = z.infer<typeof favouriteSchema>;

/** A record the person opened. */
const recentSchema = favouriteSchema.omit({ id: true, kind: true }).extend({ openedAt: z.string() });
export type Recent = z.infer<typeof recentSchema>;

/**
 * The answer to `GET /favourite/get-list`, `POST /favourite/{save,reorder,note-visit,forget-visits}` and
 * `DELETE /favourite/remove/{id}`: favourites in the person's order, what was opened last first. What the person may no longer see, or
 * what is deleted, is left out.
 */
export const favouritesSchema = z.object({ favourites: z.array(favouriteSchema), recent: z.array(recentSchema) });
export type Favourites = z.infer<typeof favouritesSchema>;
