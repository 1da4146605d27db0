/** How a document ended that is no longer offered: another revision took its place, one is to come, or it was withdrawn for good. */
export const offerEnds = ['superseded', 'revised', 'withdrawn'] as const;
export type OfferEnd = (typeof offerEnds)[number];
