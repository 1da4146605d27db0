import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';

/** Counts the records of a register. @param noun of its calls */
export function useRegisterCount(noun: string) {
  return useQuery({
    queryKey: ['grid', noun, 'count'],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true, silent: true };
      return (await call<{ total: number }>('POST', `/${noun}/get-grid`, { pageSize: 1 }, options)).total;
    },
  });
}
