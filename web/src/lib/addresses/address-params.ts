import { useCallback } from 'react';
import { type NavigateOptions, type URLSearchParamsInit, useSearchParams } from 'react-router';

/** What a page asks for is changed to: told from what the address asks for at that moment. */
export type ChangeParams = (to: (now: URLSearchParams) => URLSearchParamsInit, options?: NavigateOptions) => void;

/**
 * What the address of a page asks for, as it is shown, and what changes it. The page follows its address a moment later: what is changed in
 * that moment builds upon the change before.
 */
export function useAddressParams(): [shown: URLSearchParams, change: ChangeParams] {
  const [shown, set] = useSearchParams();
  const change = useCallback<ChangeParams>((to, options) => set(to(paramsNow()), options), [set]);
  return [shown, change];
}

/** What the address asks for now, which the page may not show yet. */
export function paramsNow(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
