/** The width of pages that are read and filled in from top to bottom, in pixels (specification, section 9). */
export const contained = 1200;
