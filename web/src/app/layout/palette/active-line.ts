import { fits } from '@mandate/contract/search/name-fit.ts';
import type { PaletteItem } from './palette-item.ts';

/** Up to this fit a line is surely meant: it is called, or begins with, what was typed. */
const sure = fits.indexOf('begins');

/** Where the keyboard is, and why. */
export interface At {
  /** The line somebody went to. */
  went: string | null;
  /** The line that stands although better ones came later. */
  held: string | null;
}

/**
 * The line that is held while the server still searches: the first, where it is known here and surely meant, so that what comes a moment later
 * takes nothing from under a finger that is about to press Enter.
 */
export function heldLine([first]: readonly PaletteItem[]): string | null {
  return first?.fit !== undefined && !first.isFound && fits.indexOf(first.fit) <= sure ? first.id : null;
}

/** The place of the line the keyboard is at: where somebody went, else what is held, else the first. */
export function activePlace(items: readonly PaletteItem[], { went, held }: At): number {
  for (const id of [went, held]) {
    const place = id === null ? -1 : items.findIndex((item) => item.id === id);
    if (place >= 0) return place;
  }
  return 0;
}

/** Whether Enter takes the line at once, although the server may yet find what fits better. */
export function isTaken(line: PaletteItem | undefined, { went, held }: At): boolean {
  return line !== undefined && (line.id === went || line.id === held);
}

/**
 * Whether Enter that was pressed before the answer takes the line that leads after it.
 * @param isSure the server answered, and with what has the words
 */
export function isTakenAfter(line: PaletteItem | undefined, isSure: boolean): boolean {
  return line !== undefined && (isSure || (!line.isFound && line.fit !== 'resembles'));
}
