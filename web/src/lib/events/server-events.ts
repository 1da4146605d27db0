import type { EventListener } from './listen-to-server.ts';

const listeners = new Set<EventListener>();

/** Listens to what the server tells, for as long as anybody does listen to it. @returns how to stop */
export function onServerEvents(listener: EventListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Passes what the server tells on to whoever wants to hear of it. */
export const serverEvents: EventListener = {
  onEvent(event) {
    for (const { onEvent } of listeners) onEvent(event);
  },
  onMissed() {
    for (const { onMissed } of listeners) onMissed();
  },
};
