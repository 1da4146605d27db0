import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { paramsNow } from '../../lib/params-now.ts';

/**
 * The row of a list that is told of beside it, as its address says: `preview`.
 * @returns its id, null for none, and what shows another one or none; each is kept while nothing changes
 */
export function useShownRow(): [id: string | null, show: (id: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const show = useCallback(
    (id: string | null) => {
      const next = paramsNow();
      if (id === null) next.delete('preview');
      else next.set('preview', id);
      setParams(next, { replace: id === null });
    },
    [setParams],
  );
  return [params.get('preview'), show];
}
