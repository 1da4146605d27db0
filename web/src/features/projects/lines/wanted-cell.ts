import { useSyncExternalStore } from 'react';
import { goToField } from '../../../form/problems/go-to-field.ts';

let wanted: string | null = null;
const listeners = new Set<() => void>();

/** The path of the cell somebody was sent to, `lines.<id>.unitPrice`; it may be far outside of the drawn rows. */
export function useWantedCell(): string | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => wanted,
  );
}

/** Brings a cell of the lines into sight and puts the focus on it. */
export function goToCell(path: string): void {
  wanted = path;
  for (const listener of listeners) listener();
  // The place that passes the focus on is there once it is painted.
  requestAnimationFrame(() => goToField(path));
}
