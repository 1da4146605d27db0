import { useSyncExternalStore } from 'react';
import { phone } from './media.ts';

/** Whether the window is as narrow as a phone, by the specification's limit. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = phoneQuery();
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => phoneQuery().matches,
  );
}

function phoneQuery(): MediaQueryList {
  return matchMedia(phone.slice('@media '.length));
}
