let isShown = false;
let coming = 0;
const waiting = new Set<() => void>();

/** Whether the first page stands there with what it reads; from then on for as long as the product is open. */
export function isPageShown(): boolean {
  return isShown;
}

/** Something of the page is coming, in whose room something else stands. @returns to be called once that is gone */
export function noteComing(): () => void {
  coming += 1;
  return () => {
    coming -= 1;
  };
}

/** Whether something of the page is coming. */
export function isComing(): boolean {
  return coming > 0;
}

/** The first page stands there: what stands beside it, or is needed on a click only, is fetched from now on. */
export function notePageShown(): void {
  if (isShown) return;
  isShown = true;
  for (const go of waiting) go();
  waiting.clear();
}

/** Calls back once the first page stands there, at once where it does. @returns how to wait no longer */
export function onPageShown(go: () => void): () => void {
  if (isShown) go();
  else waiting.add(go);
  return () => waiting.delete(go);
}

/** Over once the first page stands there. */
export function pageShown(): Promise<void> {
  return new Promise((over) => void onPageShown(over));
}
