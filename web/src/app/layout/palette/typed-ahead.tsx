import { useLayoutEffect } from 'react';

interface TypedAheadProps {
  /** Takes what is typed: a sign, or nothing for one taken back. */
  onType: (sign: string) => void;
  onCancel: () => void;
}

/** Hears what is typed while the field for it is on its way, so that it is neither lost nor taken for keys of the page behind. */
export function TypedAhead({ onType, onCancel }: TypedAheadProps) {
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      // Some keyboards have signs such as @ behind Ctrl and Alt together.
      if ((ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')) return;
      if (key === 'Escape') onCancel();
      else if (key === 'Backspace') onType('');
      else if (key.length === 1) onType(key);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', hear, true);
    return () => removeEventListener('keydown', hear, true);
  });
  return null;
}
