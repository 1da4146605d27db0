import type { QueryClient } from '@tanstack/react-query';
import { isPageShown, notePageShown } from '../../lib/page-shown.ts';

/** Notes that the first page is shown once it reads nothing any more and was painted. @returns how to stop looking */
export function noteOnceRead(queries: QueryClient): () => void {
  if (isPageShown()) return () => {};
  let isOver = false;
  const look = () => {
    if (queries.isFetching() > 0) return;
    // After the next paint; what is read by then belongs to the page too.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!isOver && queries.isFetching() === 0) notePageShown();
      }),
    );
  };
  const stop = queries.getQueryCache().subscribe(look);
  look();
  return () => {
    isOver = true;
    stop();
  };
}
