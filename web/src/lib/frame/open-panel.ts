import { useSyncExternalStore } from 'react';

/** What lies at the right of the page: the jobs, one of them at first, the notifications, how the frame looks, or the demo area's chat. */
export type OpenPanel =
  | { name: 'jobs'; jobId?: string }
  | { name: 'notifications' }
  | { name: 'layout' }
  | { name: 'chat' };

let open: OpenPanel | null = null;
const listeners = new Set<() => void>();

function become(next: OpenPanel | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens a panel over whatever page is shown. */
export function openPanel(panel: OpenPanel): void {
  become(panel);
}

/** Puts the panel away. */
export function closePanel(): void {
  if (open !== null) become(null);
}

/** The panel that is open now; null for none. */
export function currentPanel(): OpenPanel | null {
  return open;
}

/** The panel that is open; renders again when that changes. */
export function useOpenPanel(): OpenPanel | null {
  return useSyncExternalStore(onPanel, currentPanel);
}

function onPanel(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
