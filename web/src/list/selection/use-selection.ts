import { useEffect, useState } from 'react';
import { loadWords } from '../../lib/i18n/i18n.ts';
import { sharedWords } from '../../lib/i18n/shared-words.ts';
import { mayBulk } from '../bulk/may-bulk.ts';
import { boxColumn, type HeldSelection, type ListSelection, type SelectableList } from './list-selection.ts';

const unready: ListSelection = { column: boxColumn, selected: new Set(), onKey: () => undefined };

/** Lets rows be selected by who may do something with many at once; the boxes and the bar are fetched when the rows are there. */
export function useSelection(list: SelectableList): ListSelection | null {
  const [parts, setParts] = useState<typeof import('./list-selection-of.tsx') | null>(null);
  const [held, hold] = useState<HeldSelection | null>(null);
  const isOffered = (['edit', 'remove'] as const).some((act) => mayBulk(list.reader.role, list.entity.name, act));
  const isWanted = isOffered && list.query.data !== undefined;
  useEffect(() => {
    // Without them nothing is selected; the list is of use all the same.
    if (isWanted)
      Promise.all([import('./list-selection-of.tsx'), loadWords(...sharedWords)]).then(
        ([found]) => setParts(found),
        () => undefined,
      );
  }, [isWanted]);
  if (!isOffered) return null;
  return parts?.listSelectionOf(list, held, hold) ?? unready;
}
