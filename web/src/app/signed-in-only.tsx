import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { paths } from '../lib/addresses/paths.ts';
import type { RedirectState } from '../lib/addresses/redirect.ts';
import { useSession } from '../lib/session/session.ts';
import { LoaderOverlay } from '../ui/feedback/loader-overlay.tsx';
import { inWords } from './in-words.ts';
import { pageHandle } from './page-handle.ts';

const PasswordChangePage = lazy(
  inWords(() => import('../features/session/password-change-page.tsx'), ['session', 'error']),
);

/**
 * Lets signed-in people pass; others go to the sign-in page, which remembers where they came from. Who must choose a new
 * password does so first. A page that was begun as one person is started again as another.
 */
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
  const { user, viewer } = session;
  if (!user.mustChangePassword) for (const { handle } of matches) void pageHandle(handle)?.load();
  return (
    <Suspense fallback={<LoaderOverlay label={t('shell.loading')} />}>
      {user.mustChangePassword ? <PasswordChangePage /> : <Outlet key={`${user.id} ${viewer?.id ?? ''}`} />}
    </Suspense>
  );
}
