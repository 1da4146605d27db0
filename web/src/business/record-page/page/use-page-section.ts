import { useCallback } from 'react';
import { useAddressParams } from '../../../lib/addresses/address-params.ts';

/** The section with what matters of all others. */
export const firstSection = 'overview';

/** The section a page shows, as its address says: `tab`. @returns its name and what shows another one */
export function usePageSection(): [shown: string, show: (section: string) => void] {
  const [params, change] = useAddressParams();
  const show = useCallback(
    (section: string) =>
      change(
        (now) => {
          if (section === firstSection) now.delete('tab');
          else now.set('tab', section);
          return now;
        },
        // Back leads to where the record was opened from.
        { replace: true },
      ),
    [change],
  );
  return [params.get('tab') ?? firstSection, show];
}
