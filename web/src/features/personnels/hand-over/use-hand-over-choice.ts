import { useMemo } from 'react';
import { useAddressParams } from '../../../lib/addresses/address-params.ts';
import { type Chosen, readChosen } from './chosen-successors.ts';

/** What is chosen of a hand-over: it stands in the address, so that a reload and a link keep it. */
export interface HandOverChoice {
  /** Null leaves the day to the server. */
  from: string | null;
  chosen: Chosen;
  disablesLogin: boolean;
  isReviewing: boolean;
  setFrom: (from: string) => void;
  /** @param to undefined lets it go with what stands above it */
  choose: (key: string, to: string | null | undefined) => void;
  setDisablesLogin: (disables: boolean) => void;
  /** Shows what would be done, as a page of its own to come back from. */
  review: (from: string) => void;
  /** Back to what is chosen. */
  change: () => void;
}

/** What the address says of a hand-over, and what changes it. */
export function useHandOverChoice(): HandOverChoice {
  const [params, change] = useAddressParams();
  const text = params.get('to');
  const chosen = useMemo(() => readChosen(text), [text]);

  function set(name: string, value: string | null, replace = true): void {
    const to = (now: URLSearchParams) => {
      if (value === null) now.delete(name);
      else now.set(name, value);
      return now;
    };
    change(to, { replace });
  }

  return {
    from: params.get('from'),
    chosen,
    disablesLogin: params.get('login') === 'off',
    isReviewing: params.get('step') === 'review',
    setFrom: (from) => set('from', from),
    choose: (key, to) =>
      change(
        (now) => {
          const { [key]: _, ...others } = readChosen(now.get('to'));
          const next = to === undefined ? others : { ...others, [key]: to };
          now.set('to', JSON.stringify(next));
          return now;
        },
        { replace: true },
      ),
    setDisablesLogin: (disables) => set('login', disables ? 'off' : null),
    review: (from) =>
      change((now) => {
        now.set('from', from);
        now.set('step', 'review');
        return now;
      }),
    change: () => set('step', null, false),
  };
}
