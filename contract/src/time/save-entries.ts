import { z } from 'zod';

/** The most entries one call saves. */
export const mostEntries = 200;

/**
 * `POST /entry/save-many`: each as a save of an entry; with a version and no seconds it is removed, a new one with the source
 * `copy` was copied from another. All are saved, or none.
 */
export const saveEntriesSchema = z.strictObject({
  entries: z.array(z.record(z.string(), z.unknown())).min(1).max(mostEntries),
});
export type SaveEntriesRequest = z.infer<typeof saveEntriesSchema>;
