import { classesOf, type HelperClass } from '../helper-class.ts';

/** Corners, borders and shadows; they win over what they are put on. */
export const miscClasses: readonly HelperClass[] = classesOf({
  'border-radius-0': 'border-radius: 0 !important;',
  'border-radius-4': 'border-radius: 4px;',
  'border-radius-8': 'border-radius: 8px;',
  'border-none': 'border: none !important;',
  'box-shadow-none': 'box-shadow: none !important;',
});
