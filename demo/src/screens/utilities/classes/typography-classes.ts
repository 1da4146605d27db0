import { classesOf, type HelperClass } from '../helper-class.ts';

/** A class that sets the size of text. */
export interface TextSize {
  name: string;
  size: string;
}

const headings: readonly TextSize[] = [
  { name: 'h6', size: '14px' },
  { name: 'h5', size: '16px' },
  { name: 'h4', size: '20px' },
  { name: 'h3', size: '24px' },
  { name: 'h2', size: '28px' },
  { name: 'h1', size: '32px' },
];

/** Classes of sizes, the headings first. */
export const textSizes: readonly TextSize[] = [
  ...headings,
  { name: 'text-small', size: '0.8125rem' },
  ...[13, 14, 16, 18, 20, 22, 24, 30, 32].map((pixels) => ({ name: `text-${pixels}`, size: `${pixels}px` })),
];

/** Weights, letters and the breaking of lines. */
export const textStyleClasses: readonly HelperClass[] = classesOf({
  'font-light': 'font-weight: 300;',
  'font-normal': 'font-weight: 400;',
  'font-medium': 'font-weight: 500;',
  'font-semibold': 'font-weight: 600;',
  'font-bold': 'font-weight: 700;',
  capitalize: 'text-transform: capitalize;',
  uppercase: 'text-transform: uppercase;',
  lowercase: 'text-transform: lowercase;',
  'whitespace-pre': 'white-space: pre;',
  'whitespace-pre-wrap': 'white-space: pre-wrap;',
  'whitespace-no-wrap': 'white-space: nowrap;',
});

/** Every class of text. */
export const typographyClasses: readonly HelperClass[] = [
  ...textSizes.map(({ name, size }) => ({
    name,
    css: `font-size: ${size}; line-height: 1.4;${name.startsWith('h') ? ' font-weight: 500;' : ''}`,
  })),
  ...textStyleClasses,
];
