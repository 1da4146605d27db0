import { useEffectEvent, useLayoutEffect } from 'react';

const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/**
 * Closes an overlay by Escape in the moment in which it is there and has not taken the focus yet: it takes it a turn after it is shown, and until
 * then the key is the page's, which does nothing with it. Once the focus is in an overlay, that one hears the key itself.
 */
export function useEscapeBeforeFocus(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // Heard from the same turn on in which it appears.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(overlays)) return;
      close();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen]);
}
