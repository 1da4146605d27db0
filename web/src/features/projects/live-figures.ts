import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PricedLines } from './lines/pricing/priced-lines.ts';

/** What the lines on the screen come to, for what stands elsewhere on the page; null until they are there. */
export interface LiveFigures {
  now: () => PricedLines | null;
  onChange: (changed: () => void) => () => void;
  tell: (priced: PricedLines) => void;
}

/** What one page of a project keeps of its figures. */
export function useLiveFigures(): LiveFigures {
  const [figures] = useState(liveFigures);
  return figures;
}

/** The figures as they are now; only who listens is drawn again with them. */
export function useFigures({ onChange, now }: LiveFigures): PricedLines | null {
  return useSyncExternalStore(onChange, now);
}

/** Tells what the lines come to, once it is painted where they stand. */
export function useTellFigures({ tell }: LiveFigures, priced: PricedLines): void {
  useEffect(() => tell(priced), [tell, priced]);
}

function liveFigures(): LiveFigures {
  let figures: PricedLines | null = null;
  const listeners = new Set<() => void>();
  return {
    now: () => figures,
    onChange(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    tell(priced) {
      figures = priced;
      for (const changed of listeners) changed();
    },
  };
}
