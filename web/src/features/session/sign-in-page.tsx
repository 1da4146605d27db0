import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { beginsHere } from '../../lib/addresses/begins-here.ts';
import { landing } from '../../lib/addresses/paths.ts';
import { isTurnedAway, redirectTarget } from '../../lib/addresses/redirect.ts';
import { useSession } from '../../lib/session/session.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SessionHead } from './session-head.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { noticeIn } from './sign-in-notice.ts';

const TurnedAway = lazy(() => import('./turned-away.tsx'));

/** /session/signin: who is signed in goes on to the page they came for, or is told why it is not for them. */
export function SignInPage() {
  const { t } = useTranslation();
  const session = useSession();
  const { state } = useLocation();
  const notice = noticeIn(state);
  if (session.status === 'signedIn') {
    const { role } = session.user;
    if (isTurnedAway(state, role)) return <TurnedAway />;
    const to = redirectTarget(state, location.origin, role);
    return <Navigate to={to} replace state={to === landing ? beginsHere : null} />;
  }
  return (
    <>
      <SessionHead title={t('session.signIn')} lead={t('session.signInLead')} />
      {notice && (
        <Notice kind="good" role="status">
          {t(notice)}
        </Notice>
      )}
      <SignInForm />
    </>
  );
}
