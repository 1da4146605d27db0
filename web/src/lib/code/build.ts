import { useSyncExternalStore } from 'react';

/** Another build of the product than the page's own is served, or part of the page's own is not served any more. */
let isNewer = false;
const listeners = new Set<() => void>();

/** The build this page belongs to; null where the server did not say, as while it is worked on. */
function ownBuild(): string | null {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
  return /^[0-9a-f]+$/.test(build) ? build : null;
}

/** The server told which build it serves. */
export function noteServedBuild(served: unknown): void {
  const own = ownBuild();
  if (own === null || typeof served !== 'string') return;
  if ((served !== own) === isNewer) return;
  isNewer = served !== own;
  for (const listener of listeners) listener();
}

/** Asks which build is served, by the page itself: for who is not told by the stream of events. */
export async function askServedBuild(): Promise<void> {
  try {
    const page = await (await fetch('/', { headers: { Accept: 'text/html' }, cache: 'no-store' })).text();
    noteServedBuild(/<meta name="build" content="([0-9a-f]+)"/.exec(page)?.[1]);
  } catch {
    // Without an answer nothing is known; the stream of events tells it later.
  }
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Whether the server has another build than this page; renders again when that changes. */
export function useIsNewer(): boolean {
  return useSyncExternalStore(subscribe, () => isNewer);
}
