import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { paths } from '../lib/paths.ts';
import type { RedirectState } from '../lib/redirect.ts';
import { useSession } from '../lib/session.ts';
import { LoaderOverlay } from '../ui/loader-overlay.tsx';
import { pageHandle } from './page-handle.ts';

/** Lets signed-in people pass; others go to the sign-in page, which remembers where they came from. */
export function SignedInOnly() {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const matches = useMatches();
  if (session.status !== 'signedIn') {
    const hasLeft = session.status === 'signedOut' && session.left;
    const state: RedirectState | null = hasLeft ? null : { redirectUrl: `${pathname}${search}${hash}` };
    return <Navigate to={paths.signIn} replace state={state} />;
  }
  for (const { handle } of matches) void pageHandle(handle)?.load();
  return (
    <Suspense fallback={<LoaderOverlay label={t('shell.loading')} />}>
      <Outlet />
    </Suspense>
  );
}
