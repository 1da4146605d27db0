/**
 * Does a work in one tab of this browser at a time: a browser opens six connections to a server for all its tabs, and one that stays
 * open is taken from their calls. Web Locks exist only where the page is secure; without them each tab does it.
 * @param onWait another tab does it now; this one waits until that one stops
 * @param work ends by itself once the signal is aborted
 */
export async function inOneTab(
  name: string,
  signal: AbortSignal,
  onWait: () => void,
  work: () => Promise<void>,
): Promise<void> {
  if (!navigator.locks) return work();
  const isDone = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
    return lock !== null;
  });
  if (isDone || signal.aborted) return;
  onWait();
  await navigator.locks.request(name, { signal }, work).catch((problem: unknown) => {
    if (!signal.aborted) throw problem;
  });
}
