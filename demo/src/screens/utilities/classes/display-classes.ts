import { classesOf, type HelperClass, smallWindow, wideWindow } from '../helper-class.ts';

/** How something is laid out, and where it is shown. */
export const displayClasses: readonly HelperClass[] = [
  ...classesOf({
    block: 'display: block;',
    hidden: 'display: none;',
    'inline-block': 'display: inline-block;',
    flex: 'display: flex;',
    'flex-column': 'display: flex; flex-direction: column;',
    'flex-wrap': 'display: flex; flex-wrap: wrap;',
    'justify-start': 'justify-content: flex-start;',
    'justify-center': 'justify-content: center;',
    'justify-end': 'justify-content: flex-end;',
    'justify-between': 'justify-content: space-between;',
    'justify-around': 'justify-content: space-around;',
    'items-center': 'align-items: center;',
    'items-start': 'align-items: flex-start;',
    'items-end': 'align-items: flex-end;',
    'items-stretch': 'align-items: stretch;',
    'flex-grow': 'flex-grow: 1;',
  }),
  { name: 'hide-on-mobile', css: 'display: none;', media: smallWindow },
  { name: 'hide-on-pc', css: 'display: none;', media: wideWindow },
  { name: 'show-on-pc', css: 'display: none;' },
  { name: 'show-on-pc', css: 'display: inherit;', media: wideWindow },
];
