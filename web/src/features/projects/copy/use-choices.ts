import { useEffect, useRef, useState } from 'react';
import { useAddressParams } from '../../../lib/addresses/address-params.ts';
import { type CopyChoices, readChoices, withChoices } from './copy-choices.ts';

/**
 * The choices of a copy, kept in the address. They are shown at once: the address follows a moment later, and must not bring back what
 * was typed over meanwhile.
 */
export function useChoices() {
  const [address, setAddress] = useAddressParams();
  const [shown, setShown] = useState(address);
  const sent = useRef(new Set<string>());

  useEffect(() => {
    // Somebody went back or forth, or this is what was sent from here.
    if (!sent.current.delete(address.toString())) setShown(address);
  }, [address]);

  function change(changed: Partial<CopyChoices>, options: { replace: boolean }): void {
    const next = withChoices(shown, changed);
    if (next.toString() === shown.toString()) return;
    sent.current.add(next.toString());
    setShown(next);
    setAddress(() => next, options);
  }

  return {
    choices: readChoices(shown),
    choose: (changed: Partial<CopyChoices>) => change(changed, { replace: true }),
    goTo: (step: CopyChoices['step']) => change({ step }, { replace: false }),
  };
}
