import { useEffect, useSyncExternalStore } from 'react';

/** Light, dark, or as the device is. */
type ColorMode = 'light' | 'dark' | 'system';

// Read by `index.html` before the first paint.
const storageKey = 'mandate-mode';

const darkDevice = '(prefers-color-scheme: dark)';

/** Chooses the colour scheme for this browser, at once and for the next time. */
export function chooseColorMode(mode: ColorMode): void {
  localStorage.setItem(storageKey, mode);
  wear();
}

function wear(): void {
  const mode = localStorage.getItem(storageKey);
  const isDark = mode === 'dark' || (mode !== 'light' && matchMedia(darkDevice).matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Wears the scheme chosen last, and follows what is chosen in other tabs, and the device while it decides. */
export function useColorMode(): void {
  useEffect(() => {
    wear();
    const stop = new AbortController();
    const hear = ({ key }: StorageEvent) => (key === storageKey || key === null) && wear();
    window.addEventListener('storage', hear, { signal: stop.signal });
    matchMedia(darkDevice).addEventListener('change', wear, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/** Whether the pages are dark now, chosen or by the device. */
export function useIsDark(): boolean {
  return useSyncExternalStore(watch, () => document.documentElement.dataset.theme === 'dark');
}

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
