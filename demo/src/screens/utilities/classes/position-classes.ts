import { classesOf, type HelperClass } from '../helper-class.ts';

/** Where something stands, what happens at its edges, and the pointer over it. */
export const positionClasses: readonly HelperClass[] = classesOf({
  relative: 'position: relative;',
  'x-center': 'position: absolute; left: 50%; transform: translateX(-50%);',
  'y-center': 'position: absolute; top: 50%; transform: translateY(-50%);',
  'overflow-auto': 'overflow: auto;',
  'overflow-hidden': 'overflow: hidden;',
  'text-center': 'text-align: center;',
  'text-right': 'text-align: right;',
  'text-left': 'text-align: left;',
  'align-middle': 'vertical-align: middle;',
  'cursor-pointer': 'cursor: pointer;',
  'cursor-move': 'cursor: move;',
});
