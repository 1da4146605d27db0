import { useSyncExternalStore } from 'react';
import { onNoAnswer } from './no-answer.ts';

/** Whether calls arrive: they do, the device has no network, or the server does not answer. */
export type Connectivity = 'there' | 'noNetwork' | 'noAnswer';

/** How long after one question without an answer the next is asked, in milliseconds; it doubles up to the longest. */
const firstWait = 2_000;
const longestWait = 60_000;
/** How long an answer is waited for, in milliseconds. */
const patience = 5_000;

let connectivity: Connectivity = 'there';
let isWatching = false;
let isAsking = false;
let wake: () => void = () => undefined;
const listeners = new Set<() => void>();

function become(next: Connectivity): void {
  if (next === connectivity) return;
  connectivity = next;
  for (const listener of listeners) listener();
}

/** Whether calls arrive, as of now. */
export function currentConnectivity(): Connectivity {
  return connectivity;
}

/** Calls back whenever calls begin or cease to arrive. @returns how to stop */
export function onConnectivity(changed: () => void): () => void {
  watch();
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Whether calls arrive; renders again when that changes. */
export function useConnectivity(): Connectivity {
  return useSyncExternalStore(onConnectivity, currentConnectivity);
}

/** Calls back whenever calls arrive again. @returns how to stop */
export function onReturn(back: () => void): () => void {
  let before = connectivity;
  return onConnectivity(() => {
    const wasAway = before !== 'there';
    before = connectivity;
    if (wasAway && connectivity === 'there') back();
  });
}

/** Asks the server at once whether it is there; else it is asked less and less often. */
export function askServer(): void {
  if (isAsking) wake();
  else void ask();
}

// What one call missed may be the call's own: nothing is said before the server was asked whether it is there.
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  onNoAnswer(() => {
    if (!isAsking) void ask();
  });
  addEventListener('offline', () => become('noNetwork'));
  addEventListener('online', askServer);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && connectivity !== 'there') askServer();
  });
  if (!navigator.onLine) become('noNetwork');
}

async function ask(): Promise<void> {
  isAsking = true;
  for (let wait = firstWait; !(await answers()); wait = Math.min(longestWait, wait * 2)) {
    become(navigator.onLine ? 'noAnswer' : 'noNetwork');
    await pause(wait);
  }
  isAsking = false;
  become('there');
}

async function answers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(patience) })).ok;
  } catch {
    return false;
  }
}

// Not all tabs of all people at the same moment.
function pause(milliseconds: number): Promise<void> {
  return new Promise((over) => {
    const timer = setTimeout(over, milliseconds * (0.75 + Math.random() / 2));
    wake = () => {
      clearTimeout(timer);
      over();
    };
  });
}
