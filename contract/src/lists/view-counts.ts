import { z } from 'zod';
import { mostCounted } from './most-counted.ts';

/** The list without a view, where the key or id of one is expected. */
export const noView = 'all';

const asked = z.strictObject({
  /** The entity whose list it is. */
  list: z.string().min(1).max(40),
  /** The id of a saved view, the key of one that comes along, or {@link noView}. */
  view: z.string().min(1).max(80),
});

/** The views to count, of any lists: those that stand as tabs over a list, or are pinned to the navigation. */
export const viewCountsRequestSchema = z.strictObject({ views: z.array(asked).min(1).max(mostCounted) });
export type ViewCountsRequest = z.infer<typeof viewCountsRequestSchema>;

/** The counts in the order they were asked for. */
export const viewCountsSchema = z.object({
  counts: z.array(
    asked.extend({
      /** The records the list would show, at most `countCap`; null where the view is gone, or the list or the view is not for the caller, alike. */
      count: z.int().nullable(),
      /** False where there are more. */
      isExact: z.boolean(),
    }),
  ),
});
export type ViewCounts = z.infer<typeof viewCountsSchema>;
