/** A phone, by the specification's limit of 767 px. A sheet of paper is none, however narrow. */
export const phone = '@media screen and (max-width: 767px)';

/** Narrower than the width at which the side navigation stands beside the page. */
export const narrow = '@media (max-width: 1279px)';

/** The person asked for little movement. */
export const calm = '@media (prefers-reduced-motion: reduce)';
