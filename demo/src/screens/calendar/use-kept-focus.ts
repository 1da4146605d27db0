import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus on the event that is carried, and on it where it was dropped: what was carried out of one day is a new element in another.
 * @param carried its id, null while none is
 * @param shown what the calendar shows; whenever it changes, the event may be a new element
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, carried: string | null, shown: unknown): void {
  const last = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is not read, it tells when to look
  useEffect(() => {
    last.current = carried ?? last.current;
    if (last.current === null) return;
    const isLost = () => document.activeElement === document.body;
    const find = () => {
      const event = root.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(last.current ?? '')}"]`);
      if (isLost()) event?.focus();
      // It is placed before it is shown, and takes no focus until then.
      if (isLost()) frame = requestAnimationFrame(find);
      else if (carried === null) last.current = null;
    };
    let frame = requestAnimationFrame(find);
    return () => cancelAnimationFrame(frame);
  }, [root, carried, shown]);
}
