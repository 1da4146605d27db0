/** How many views one call counts. */
export const mostCounted = 40;
