import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, on a Mac Cmd+S, anywhere on the page: saves, and the browser's own saving stays away. */
export function useSaveShortcut(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 's';
    if (!isSave) return;
    event.preventDefault();
    if (!event.repeat) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
