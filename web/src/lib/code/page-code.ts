const loads = new Map<string, () => Promise<unknown>>();

/**
 * Says how the code of a page is fetched.
 * @param pattern the pattern of its address, as in `paths.ts`
 */
export function cachePageCode(pattern: string, load: () => Promise<unknown>): void {
  loads.set(pattern, load);
}

/** Fetches the code of a page before somebody goes there; once it is here, nothing more is fetched. */
export function fetchPageCode(pattern: string): void {
  // What cannot be fetched ahead is fetched again, and missed, when it is wanted.
  loads
    .get(pattern)?.()
    .catch(() => undefined);
}
