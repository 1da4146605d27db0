import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAddressParams } from '../../../lib/addresses/address-params.ts';
import { type CopyChoices, readChoices, withChoices } from './copy-choices.ts';
import { stepsBehind } from './use-way-to-copy.ts';

/**
 * The choices of a copy, kept in the address. They are shown at once: the address follows a moment later, and must not bring back what
 * was typed over meanwhile.
 */
export function useChoices() {
  const [address, setAddress] = useAddressParams();
  const [shown, setShown] = useState(address);
  const sent = useRef(new Set<string>());
  const { state } = useLocation();
  const behind = useRef(0);

  useEffect(() => {
    // Somebody went back or forth, or this is what was sent from here.
    if (!sent.current.delete(address.toString())) setShown(address);
  }, [address]);
  useEffect(() => {
    behind.current = stepsBehind(state);
  }, [state]);

  function change(changed: Partial<CopyChoices>, { replace }: { replace: boolean }): void {
    const next = withChoices(shown, changed);
    if (next.toString() === shown.toString()) return;
    sent.current.add(next.toString());
    setShown(next);
    if (!replace) behind.current++;
    setAddress(() => next, { replace, state: { stepsBehind: behind.current } });
  }

  return {
    choices: readChoices(shown),
    choose: (changed: Partial<CopyChoices>) => change(changed, { replace: true }),
    goTo: (step: CopyChoices['step']) => change({ step }, { replace: false }),
  };
}
