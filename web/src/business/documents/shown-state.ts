import type { DocumentRow, DocumentState } from '@mandate/contract/entities/document.ts';

/** How a document stands for who looks at it: one that nobody answered in time has expired. */
export type ShownState = DocumentState | 'expired';

/** @param today the plain day it is where the firm is */
export function shownState(
  { state, validUntil, answer }: Pick<DocumentRow, 'state' | 'validUntil' | 'answer'>,
  today: string,
): ShownState {
  const isOver = validUntil !== null && validUntil < today;
  return state === 'issued' && answer === null && isOver ? 'expired' : state;
}
