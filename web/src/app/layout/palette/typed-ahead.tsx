import { useEffectEvent, useLayoutEffect } from 'react';

interface TypedAheadProps {
  /** Takes what is typed: a sign, or null for one taken back. */
  onType: (sign: string | null) => void;
  onCancel: () => void;
}

/** Hears what is typed while the field for it is on its way, so that it is neither lost nor taken for keys of the page behind. */
export function TypedAhead({ onType, onCancel }: TypedAheadProps) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    // Some keyboards have signs such as @ behind Ctrl and Alt together.
    const isCommand = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
    if (isCommand) return;
    if (key === 'Escape') onCancel();
    else if (key === 'Backspace') onType(null);
    else if (key.length === 1) onType(key);
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return null;
}
