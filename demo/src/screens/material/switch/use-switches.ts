import { useState } from 'react';

/** Several switches that are on or off by name. @param initial the names of those that are on at first */
export function useSwitches<Name extends string>(...initial: Name[]) {
  const [on, setOn] = useState<ReadonlySet<Name>>(new Set(initial));

  function toggle(name: Name): void {
    const next = new Set(on);
    if (!next.delete(name)) next.add(name);
    setOn(next);
  }

  return {
    /** How many are on. */
    count: on.size,
    /** What a switch takes to be the one of this name. */
    of: (name: Name) => ({ isOn: on.has(name), onChange: () => toggle(name) }),
  };
}
