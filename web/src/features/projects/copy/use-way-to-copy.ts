import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { useNavigateUnlessLeft } from '../../../lib/addresses/use-navigate-unless-left.ts';

/** How many steps of the making of a copy lie behind an entry of the browser's history, as the entry itself says. */
export function stepsBehind(state: unknown): number {
  return (state as { stepsBehind?: number } | null)?.stepsBehind ?? 0;
}

/**
 * Gives what leads from the making of a copy to the copy. It takes the place of all its steps: to go back to one of them would only lead here
 * again.
 */
export function useWayToCopy(): (id: string) => Promise<void> {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const lead = useNavigateUnlessLeft();
  const behind = useRef(0);
  behind.current = stepsBehind(state);
  return async (id) => {
    if (behind.current > 0 && window.location.pathname === pathname) {
      const isBack = new Promise((arrived) => window.addEventListener('popstate', arrived, { once: true }));
      void navigate(-behind.current);
      await isBack;
    }
    await lead(paths.projects.record(id), { replace: true });
  };
}
