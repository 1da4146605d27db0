import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router';

/**
 * Gives what leads on after a reply: it goes nowhere once the person went to another page of their own accord, which the browser's
 * address says before that page is shown.
 * @param sameAddress the address this page has once its record is stored
 */
export function useNavigateUnlessLeft(sameAddress?: string): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (to, options) => {
    if (![pathname, sameAddress].includes(window.location.pathname)) return;
    await navigate(to, { ...options, state: { isOnward: true, ...options?.state } });
  };
}
