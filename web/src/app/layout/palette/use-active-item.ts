import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { optionLedTo } from '../../../ui/fields/use-options.ts';
import { activePlace, heldLine, isTaken, isTakenAfter } from './active-line.ts';
import type { PaletteItem } from './palette-item.ts';

/** The line the keyboard is at, and what keys do with it. */
interface ActiveItem {
  active: PaletteItem | undefined;
  move: (item: PaletteItem) => void;
  answer: (event: KeyboardEvent) => void;
}

/**
 * Keeps the line the keyboard is at: the first until somebody goes elsewhere, and again when something else is typed. What is surely meant stays
 * although the server finds better. Who presses Enter on anything else before the answer to the last letter is there gets the first line of that
 * answer, not of the one before; and nothing found where the answer is not sure.
 */
export function useActiveItem(
  items: readonly PaletteItem[],
  typed: string,
  { isBusy, isSure }: { isBusy: boolean; isSure: boolean },
  choose: (item: PaletteItem, inNewTab: boolean) => void,
): ActiveItem {
  const [state, setState] = useState<{ typed: string; went: string | null; held: string | null }>({
    typed,
    went: null,
    held: null,
  });
  const [waiting, setWaiting] = useState<{ typed: string; inNewTab: boolean } | null>(null);
  const where = state.typed === typed ? state : { typed, went: null, held: heldLine(items) };
  if (where !== state) setState(where);
  const active = items[activePlace(items, where)];
  const move = ({ id }: PaletteItem) => setState({ ...where, went: id });

  const answered = useEffectEvent(() => {
    if (waiting === null) return;
    setWaiting(null);
    if (waiting.typed === typed && active && isTakenAfter(active, isSure)) choose(active, waiting.inNewTab);
  });
  useEffect(() => {
    if (!isBusy && waiting !== null) answered();
  }, [isBusy, waiting]);

  function answer(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    const isHeld = event.ctrlKey || event.metaKey;
    const led = optionLedTo(
      items.map(({ id }) => id),
      active?.id ?? null,
      event.key,
    );
    const next = isHeld ? undefined : items.find(({ id }) => id === led);
    if (next) {
      event.preventDefault();
      move(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isBusy && !isTaken(active, where)) setWaiting({ typed, inNewTab: isHeld });
      else if (active) choose(active, isHeld);
    }
  }
  return { active, move, answer };
}
