const minute = 60_000;
const day = 24 * 60 * minute;

/** Moments of sample records, as ISO 8601: counted from now, so that the samples never look old. */
export const minutesAgo = (count: number): string => new Date(Date.now() - count * minute).toISOString();

export const daysAgo = (count: number): string => new Date(Date.now() - count * day).toISOString();

export const daysAhead = (count: number): string => daysAgo(-count);
