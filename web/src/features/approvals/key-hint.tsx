import { Fragment } from 'react';
import { areLetters, keyCaps } from '../../lib/commands/keys.ts';
import { keysOf, type ShortcutId } from '../../lib/commands/shortcuts.ts';
import { usePreferences } from '../../lib/preferences/preferences.ts';
import { KeyCap } from '../../ui/badges/key-cap.tsx';

/** The key of a shortcut for the eye, while it acts; what is read aloud is told by the control itself. */
export function KeyHint({ of }: { of: ShortcutId }) {
  const { letterKeys } = usePreferences();
  const [keys] = keysOf(of);
  if (!letterKeys && areLetters(keys)) return null;
  return keyCaps(keys)
    .flat()
    .map((cap) => (
      <Fragment key={cap}>
        <KeyCap aria-hidden="true">{cap}</KeyCap>
      </Fragment>
    ));
}
