import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Escape closes what lies over the page while the focus is in it, or nowhere. Elsewhere it belongs to what has the focus, such as a cell
 * that is edited.
 */
export function useEscape(sheet: RefObject<HTMLElement | null>, close: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const focused = document.activeElement;
    const isOurs = sheet.current?.contains(focused) || focused === document.body;
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isOurs) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
