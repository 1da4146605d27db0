import { useSyncExternalStore } from 'react';

/** How the person at the screen has figures, dates and instants written, and rows of lists set. */
export interface Formats {
  /** The language of the names of months (BCP 47). */
  language: string;
  /** A date as a pattern of its parts: `d`, `dd`, `MM`, `MMM`, `yyyy`. */
  date: string;
  /** A figure by example: `1,234.56`. */
  number: string;
  /** Where instants are shown (IANA name); undefined is where the device is. */
  timeZone: string | undefined;
  /** The height of a row of a list, in pixels. */
  rowHeight: number;
}

let formats: Formats = {
  language: 'en',
  date: 'd MMM yyyy',
  number: '1,234.56',
  timeZone: undefined,
  rowHeight: 40,
};
const listeners = new Set<() => void>();

/** Sets how everything is written from now on; what is on the screen follows. */
export function setFormats(next: Formats): void {
  formats = next;
  for (const listener of listeners) listener();
}

/** How everything is written, as of now. */
export function currentFormats(): Formats {
  return formats;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** How everything is written; renders again when that changes. */
export function useFormats(): Formats {
  return useSyncExternalStore(subscribe, currentFormats, currentFormats);
}
