import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { callPublicly } from '../../lib/calls/call-publicly.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { currentSession } from '../../lib/session/session.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SessionFailure } from './session-failure.tsx';
import { SessionForm, SessionWay } from './session-form.tsx';
import { SessionHead } from './session-head.tsx';
import { newPasswordProblems } from './session-problems.ts';
import type { SignInNotice } from './sign-in-notice.ts';
import { useSessionForm } from './use-session-form.ts';

/**
 * /session/reset-password#token: who was invited or forgot the password chooses one. The token stands after the hash, so
 * that it reaches no log, and leaves the address bar at once.
 */
export default function ResetPasswordPage() {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  // Another link pasted into the same tab.
  if (hash.length > 1 && hash.slice(1) !== token) setToken(hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate(paths.resetPassword, { replace: true, state });
  }, [hash, state, navigate]);
  return token === '' ? <LinkGone /> : <NewPasswordForm key={token} token={token} />;
}

function LinkGone() {
  const { t } = useTranslation();
  const { t: sentence } = useTranslation('error');
  return (
    <>
      <SessionHead title={t('session.newPasswordTitle')} />
      <Notice kind="caution" role="alert">
        {sentence('linkNotValid')}
      </Notice>
      <LinkButton look="primary" size="large" to={paths.forgotPassword}>
        {t('session.askNewLink')}
      </LinkButton>
      <SessionWay>
        <Link to={paths.signIn}>{t('session.backToSignIn')}</Link>
      </SessionWay>
    </>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useSessionForm(
    { password: '', confirmPassword: '' },
    ['password', 'confirmPassword'],
    newPasswordProblems,
    async ({ password }) => {
      const reply = await callPublicly('POST', '/account/set-password', { token, password });
      if ('refusal' in reply) return reply.refusal;
      const said: SignInNotice = { notice: 'session.passwordSet' };
      // Somebody signed in here passes the sign-in page without seeing it.
      if (currentSession().status === 'signedIn') showSuccess(t(said.notice));
      void navigate(paths.signIn, { state: said });
      return null;
    },
  );
  if (form.failure?.code === 'linkNotValid') return <LinkGone />;
  return (
    <>
      <SessionHead title={t('session.newPasswordTitle')} lead={t('session.newPasswordLead')} />
      <SessionForm onSubmit={form.submit} noValidate>
        <NewPasswordFields form={form} />
        <Button type="submit" look="primary" size="large" busy={form.isBusy}>
          {t('session.savePassword')}
        </Button>
        <SessionFailure of={form.failure} />
        <SessionWay>
          <Link to={paths.signIn}>{t('session.backToSignIn')}</Link>
        </SessionWay>
      </SessionForm>
    </>
  );
}
