import { foundPieces } from '../../records/values/found-pieces.ts';
import type { Offer } from './combobox-list.tsx';

/** Whether an offer made for the text before may be what is searched for now: every word typed occurs in what is shown of it. */
export function mayBeMeant({ label, path = '', code }: Offer, text: string): boolean {
  const shown = `${label} ${path} ${code}`;
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return words.every((word) => foundPieces(shown, word).some(({ isFound }) => isFound));
}

/** Whether an offer is called what was typed, case aside. */
export function isCalled({ label }: Offer, text: string): boolean {
  return text !== '' && label.toLowerCase() === text.toLowerCase();
}
