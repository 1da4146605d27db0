import { type DisclosureStore, useStoreState } from '@ariakit/react';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back once what was open is out of sight. The store's own call would come before the render of the closing is through where nothing
 * moves, and know only what was there before it.
 */
export function useWhenLeft(store: DisclosureStore, onLeft?: () => void): void {
  const isThere = useStoreState(store, 'mounted');
  const wasThere = useRef(false);
  const left = useEffectEvent(() => onLeft?.());
  useEffect(() => {
    if (wasThere.current && !isThere) left();
    wasThere.current = isThere;
  }, [isThere]);
}
