import type { RaiseReceipt } from '@mandate/contract/project/prices/price-receipt.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CallError, call } from '../../lib/calls/call.ts';
import { useSettled } from '../../ui/fields/use-settled.ts';

/** Reviews a change of prices as soon as it is said, and again whenever something of it changes. @param request null while it is not said whole */
export function useRaiseReceipt(request: object | null) {
  const asked = request && JSON.stringify(request);
  const settled = useSettled(asked);
  const query = useQuery<RaiseReceipt, CallError>({
    queryKey: ['prepare-raise', settled],
    queryFn: ({ signal }) =>
      call<RaiseReceipt>('POST', '/rate/prepare-raise', JSON.parse(settled ?? ''), {
        signal,
        quiet: true,
        silent: true,
      }),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    // A receipt is for one use, and for half an hour.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const isCurrent = settled === asked && !query.isPlaceholderData && !query.isFetching;
  return { ...query, isCurrent };
}
