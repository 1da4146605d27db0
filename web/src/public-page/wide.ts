/** Wide enough for the paper with its answer beside it. A sheet of paper is not. */
export const wide = '@media screen and (min-width: 1024px)';
