import type { HelperClass } from '../helper-class.ts';

/** The shadows of the component library, 0 to 24. */
export const shadowClasses: readonly HelperClass[] = Array.from({ length: 25 }, (_, depth) => ({
  name: `elevation-z${depth}`,
  css: `box-shadow: var(--m-shadows-${depth});`,
}));
