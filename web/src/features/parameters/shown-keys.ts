import { createContext, useState } from 'react';

const name = 'parameters:keys';

/** Whether the keys of parameters are shown next to their names. */
export const ShownKeysContext = createContext(false);

/** Whether somebody at this browser wants to see the keys of parameters, and what changes that. */
export function useShownKeys(): [isShown: boolean, show: (isShown: boolean) => void] {
  const [isShown, setShown] = useState(() => localStorage.getItem(name) !== null);
  return [
    isShown,
    (next) => {
      if (next) localStorage.setItem(name, '1');
      else localStorage.removeItem(name);
      setShown(next);
    },
  ];
}
