import type { CSSObject } from '@emotion/react';
import { ease } from '../media/ease.ts';

/** The place of a drawer at one side of the screen, from where it slides in; to be mixed into its styles. */
export function sliding(side: 'left' | 'right'): CSSObject {
  return {
    insetBlock: 0,
    [side]: 0,
    zIndex: 1200,
    transform: `translateX(${side === 'left' ? '-100%' : '100%'})`,
    transition: `transform 180ms ${ease}`,
    '&[data-enter]': { transform: 'none', transitionDuration: '250ms' },
  };
}
