import { z } from 'zod';

/** The body of a call to which nothing is said: none at all, or one that holds nothing. */
export const noBody = z.strictObject({}).nullish();
