import { useSyncExternalStore } from 'react';

let waiting = 0;
let isPutAway = false;
const listeners = new Set<() => void>();

function change(by: number): void {
  waiting += by;
  // What is asked for now is waited for, whatever was put away before.
  if (by > 0) isPutAway = false;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Shows the loader overlay until the work is done; several works at once share one overlay. */
export async function whileLoading<T>(work: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await work();
  } finally {
    change(-1);
  }
}

/** Takes the overlay away from work that takes too long; the work goes on. */
export function putLoaderAway(): void {
  isPutAway = true;
  tell();
}

/** Whether some work asks for the overlay now. */
export function isLoading(): boolean {
  return waiting > 0 && !isPutAway;
}

/** Whether some work asks for the overlay; renders again when that changes. */
export function useLoading(): boolean {
  return useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, isLoading);
}
