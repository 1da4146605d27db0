import { useSyncExternalStore } from 'react';
import { narrow, phone } from './phone.ts';

let wasPhone = false;

/**
 * Whether the window is as narrow as a phone at this moment. A sheet of paper decides nothing: what was shown on the screen is printed, and what
 * was begun there stays.
 */
export function isPhone(): boolean {
  if (!matchMedia('print').matches) wasPhone = phoneQuery().matches;
  return wasPhone;
}

function phoneQuery(): MediaQueryList {
  return matchMedia(phone.slice('@media '.length));
}

/** Whether the window is as narrow as a phone, by the specification's limit. */
export function useIsPhone(): boolean {
  return useSyncExternalStore((changed) => {
    const query = phoneQuery();
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, isPhone);
}

/** Whether the window is narrower than two things need that stand side by side, by the limit of the side navigation. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore((changed) => {
    const query = narrowQuery();
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, isNarrow);
}

function isNarrow(): boolean {
  return narrowQuery().matches;
}

function narrowQuery(): MediaQueryList {
  return matchMedia(narrow.slice('@media '.length));
}
