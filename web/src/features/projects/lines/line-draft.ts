import { startTransition, useCallback, useState, useSyncExternalStore } from 'react';
import type { EditLine } from './edit-line.ts';

/** The line a cell of which is being edited, as it would be with every letter typed. */
export interface LineDraft {
  now: () => EditLine | null;
  onChange: (changed: () => void) => () => void;
}

interface Drafting {
  /** Known at once to who listens: few should, since it is painted with the letter. */
  live: LineDraft;
  /** Known once the letter is painted. */
  draft: EditLine | null;
  drafted: (line: EditLine | null) => void;
}

/** Keeps the line that is being edited, for what follows every letter at once and for what follows a moment later. */
export function useLineDraft(): Drafting {
  const [{ live, set }] = useState(lineDraft);
  const [draft, setDraft] = useState<EditLine | null>(null);
  const drafted = useCallback(
    (line: EditLine | null) => {
      set(line);
      startTransition(() => setDraft(line));
    },
    [set],
  );
  return { live, draft, drafted };
}

/** The line that is being edited, at once. */
export function useLive({ onChange, now }: LineDraft): EditLine | null {
  return useSyncExternalStore(onChange, now);
}

function lineDraft(): { live: LineDraft; set: (line: EditLine | null) => void } {
  let line: EditLine | null = null;
  const listeners = new Set<() => void>();
  return {
    live: {
      now: () => line,
      onChange(changed) {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
    },
    set(next) {
      line = next;
      for (const changed of listeners) changed();
    },
  };
}
