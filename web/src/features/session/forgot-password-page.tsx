import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { callPublicly } from '../../lib/calls/call-publicly.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmailField } from './email-field.tsx';
import { SessionFailure } from './session-failure.tsx';
import { SessionForm, SessionWay } from './session-form.tsx';
import { SessionHead } from './session-head.tsx';
import { forgotPasswordProblems } from './session-problems.ts';
import { useSessionForm } from './use-session-form.ts';

/** /session/forgot-password: the answer is the same whether or not the address is known. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const [isAnswered, setIsAnswered] = useState(false);
  const form = useSessionForm({ email: '' }, ['email'], forgotPasswordProblems, async ({ email }) => {
    setIsAnswered(false);
    const reply = await callPublicly('POST', '/account/forgot-password', { email: email.trim() });
    if ('refusal' in reply) return reply.refusal;
    setIsAnswered(true);
    return null;
  });
  return (
    <>
      <SessionHead title={t('session.forgotTitle')} lead={t('session.forgotLead')} />
      <SessionForm onSubmit={form.submit} noValidate>
        <EmailField {...form.field('email')} />
        <Button type="submit" look="primary" size="large" busy={form.isBusy}>
          {t('session.forgotSend')}
        </Button>
        {isAnswered && <Notice role="status">{t('session.forgotAnswer')}</Notice>}
        <SessionFailure of={form.failure} />
        <SessionWay>
          <Link to={paths.signIn} state={state}>
            {t('session.backToSignIn')}
          </Link>
        </SessionWay>
      </SessionForm>
    </>
  );
}
