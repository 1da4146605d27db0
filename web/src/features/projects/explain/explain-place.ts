import { createContext, type RefObject, useEffect, useState } from 'react';

/** The room beside the lines in which a figure of theirs is explained; null where there is none, and the explanation lies over the page. */
export const ExplainPlaceContext = createContext<HTMLElement | null>(null);

/** How wide the lines and what stands beside them are at least, in pixels: with less, too little of the lines would be left. */
const leastRoom = 1180;

/** Whether an element has room for the explanation beside the lines. */
export function useRoomBeside(element: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setHasRoom((entry?.contentRect.width ?? 0) >= leastRoom));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return hasRoom;
}
