import { useCallback } from 'react';
import { useAddressParams } from '../../lib/addresses/address-params.ts';

/**
 * The row of a list that is told of beside it, as its address says: `preview`.
 * @returns its id, null for none, and what shows another one or none; each is kept while nothing changes
 */
export function useShownRow(): [id: string | null, show: (id: string | null) => void] {
  const [params, setParams] = useAddressParams();
  const show = useCallback(
    (id: string | null) => {
      const shown = (next: URLSearchParams) => {
        if (id === null) next.delete('preview');
        else next.set('preview', id);
        return next;
      };
      setParams(shown, { replace: id === null });
    },
    [setParams],
  );
  return [params.get('preview'), show];
}
