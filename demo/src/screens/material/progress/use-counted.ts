import { useEffect, useState } from 'react';

/** The next step of work that is counted: up to ten more, never beyond 100, and from 100 back to the beginning. */
export function nextShare(share: number, random: () => number = Math.random): number {
  return share >= 100 ? 0 : Math.min(100, share + Math.ceil(random() * 10));
}

/** How much of some work is done, in percent; each half second some more while it runs. @param begun how much is done at first */
export function useCounted(isRunning: boolean, begun: number): number {
  const [share, setShare] = useState(begun);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setShare((before) => nextShare(before)), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return share;
}
