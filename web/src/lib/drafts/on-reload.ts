const keepers = new Set<() => boolean>();
let isKept = false;

/**
 * Keeps unsaved work when the page is about to be reloaded, so that it comes back by itself.
 * @param keep writes it down; returns whether it could
 * @returns how to stop
 */
export function onReload(keep: () => boolean): () => void {
  keepers.add(keep);
  return () => keepers.delete(keep);
}

/** Whether something on the page is not saved: whoever would ask before it is closed. */
export function hasUnsavedWork(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Whether the page is being reloaded and what is typed in its records comes back then, so that nobody needs to ask. */
export function comesBack(): boolean {
  return isKept;
}

/** Reloads the page. What is typed in records comes back; what cannot be kept is asked for by the browser. */
export function reloadWithWork(): void {
  isKept = [...keepers].map((keep) => keep()).every(Boolean);
  location.reload();
  // Somebody may have stayed after all.
  setTimeout(() => {
    isKept = false;
  }, 1000);
}
