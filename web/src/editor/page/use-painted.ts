import { startTransition, useEffect, useState } from 'react';

/**
 * Whether something has been painted, so that what stands below it may follow: drawn together, the one in sight would wait for the other.
 * @param isDrawn whether it is among what is drawn
 * @param isAtOnce begins as if it had been painted
 */
export function usePainted(isDrawn: boolean, isAtOnce: boolean): boolean {
  const [isPainted, setPainted] = useState(isAtOnce);
  useEffect(() => {
    if (isDrawn) startTransition(() => setPainted(true));
  }, [isDrawn]);
  return isDrawn && isPainted;
}
