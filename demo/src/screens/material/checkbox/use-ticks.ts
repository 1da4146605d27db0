import { useState } from 'react';

/** Keeps which boxes of a set are ticked. */
export function useTicks<Name extends string>(begun: Record<Name, boolean>) {
  const [ticks, setTicks] = useState(begun);
  return {
    ticks,
    /** Spread on a box: whether it is ticked, and what happens when it is pressed. */
    box: (name: Name) => ({
      checked: ticks[name],
      onChange: ({ target }: { target: { checked: boolean } }) =>
        setTicks((before) => ({ ...before, [name]: target.checked })),
    }),
  };
}
