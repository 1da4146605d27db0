import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { activePlace, heldLine, isTaken, isTakenAfter } from './active-line.ts';
import type { PaletteItem } from './palette-item.ts';

/** Lines a page key goes. */
const page = 8;

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
  const at = activePlace(items, where);
  const active = items[at];
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
    const last = items.length - 1;
    const ways: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
      PageDown: Math.min(at + page, last),
      PageUp: Math.max(at - page, 0),
    };
    const next = isHeld ? undefined : items[ways[event.key] ?? -1];
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
