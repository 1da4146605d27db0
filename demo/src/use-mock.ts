import { useLayoutEffect } from 'react';
import { answerFetch } from './backend/answer-fetch.ts';

/**
 * While this is shown the mock answers the browser's own requests; it stops in the moment this leaves.
 * @param hasAuth whether its sign-in and sign-up answer too
 */
export function useMock(hasAuth: boolean): void {
  useLayoutEffect(() => answerFetch({ hasAuth }), [hasAuth]);
}
