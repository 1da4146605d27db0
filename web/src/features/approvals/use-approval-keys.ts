import { useEffect, useEffectEvent } from 'react';
import { isTypedInto, pressControl, shortcutPressed, shortcutsOf } from '../../lib/commands/shortcuts.ts';
import { useHeldShortcuts } from '../../lib/commands/shortcuts-here.ts';

const held = shortcutsOf('approvals').map(({ id }) => id);

interface ApprovalKeys {
  /** To the week before or after the one the keyboard is on. */
  onStep: (from: string | null, by: -1 | 1) => void;
  onSelect: (id: string) => void;
  onOpen: (id: string | null) => void;
}

/** Answers the keys of approvals while nobody types. Weeks are named by the rows the focus is in; null where it is in none. */
export function useApprovalKeys({ onStep, onSelect, onOpen }: ApprovalKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || isTypedInto(event.target)) return;
    const pressed = shortcutPressed('approvals', event);
    if (pressed === null) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const at = target.closest<HTMLElement>('[data-week]')?.dataset.week ?? null;
    if (pressed === 'open') {
      // What is pressed by Space itself does what it says.
      if (target.closest('button, input, a')) return;
      onOpen(at);
    } else if (pressed === 'next' || pressed === 'previous') onStep(at, pressed === 'next' ? 1 : -1);
    else if (pressed === 'pick') {
      if (at === null) return;
      onSelect(at);
    } else if (!pressControl(`approvals.${pressed}`)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.body.addEventListener('keydown', listen);
    return () => document.body.removeEventListener('keydown', listen);
  }, []);
  useHeldShortcuts(held);
}
