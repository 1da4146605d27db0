import type { QueryClient } from '@tanstack/react-query';
import { isComing, isPageShown, notePageShown } from '../../ui/page/page-shown.ts';

/** Notes that the first page is shown, once it was painted and nothing of it is read or coming any more. @returns how to stop looking */
export function noteOnceRead(queries: QueryClient): () => void {
  let isOver = isPageShown();
  const look = () => {
    if (isOver) return;
    if (queries.isFetching() === 0 && !isComing()) notePageShown();
    else lookAfterPaint();
  };
  const lookAfterPaint = () => requestAnimationFrame(() => setTimeout(look));
  lookAfterPaint();
  return () => {
    isOver = true;
  };
}
