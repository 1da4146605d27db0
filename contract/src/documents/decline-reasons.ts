/** Why customers decline, as they are asked; a list by itself, so that the page that asks needs no schema. */
export const declineReasons = ['price', 'timing', 'scope', 'elsewhere', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];
