import { classesOf, type HelperClass } from '../helper-class.ts';

const properties = {
  h: 'height',
  'min-h': 'min-height',
  'max-h': 'max-height',
  w: 'width',
  'min-w': 'min-width',
  'max-w': 'max-width',
};

const step = 4;
const steps = Array.from({ length: 101 }, (_, place) => place * step);

/** Heights and widths, 0 to 400 in steps of 4, as wide as what is around, and as wide and high as the window. */
export const sizeClasses: readonly HelperClass[] = [
  ...Object.entries(properties).flatMap(([short, property]) =>
    steps.map((pixels) => ({ name: `${short}-${pixels}`, css: `${property}: ${pixels}px;` })),
  ),
  ...classesOf({ 'w-full': 'width: 100%;', 'w-full-screen': 'width: 100vw;', 'h-full-screen': 'height: 100vh;' }),
];
