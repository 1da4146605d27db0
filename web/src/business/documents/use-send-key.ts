import { useEffect, useEffectEvent } from 'react';
import { shortcutPressed } from '../../lib/commands/shortcuts.ts';

/** Does by the keys that send what the button of a dialog does. @param act null while it can do nothing: then the keys are not the dialog's */
export function useSendKey(act: (() => void) | null): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (act === null || event.repeat || shortcutPressed('mail', event) !== 'send') return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
