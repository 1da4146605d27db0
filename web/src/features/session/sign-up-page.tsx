import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { signUp } from '../../lib/session/sign-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SessionFailure } from './session-failure.tsx';
import { SessionForm, SessionWay } from './session-form.tsx';
import { SessionHead } from './session-head.tsx';
import { type SignUpValues, signUpProblems } from './session-problems.ts';
import { useSessionForm } from './use-session-form.ts';

/** /session/signup: who signs up is signed in and goes to `/`. */
export default function SignUpPage() {
  const { t } = useTranslation();
  const session = useSession();
  const { state } = useLocation();
  const form = useSessionForm(
    { fullName: '', email: '', password: '', confirmPassword: '' },
    ['fullName', 'email', 'password', 'confirmPassword'],
    signUpProblems,
    register,
    { username: 'fullName' },
  );
  if (session.status === 'signedIn') return <Navigate to={paths.home} replace />;
  return (
    <>
      <SessionHead title={t('session.signUp')} lead={t('session.signUpLead')} />
      <SessionForm onSubmit={form.submit} noValidate>
        <TextField
          label={t('session.fullName')}
          name="name"
          autoComplete="name"
          size="large"
          {...form.field('fullName')}
        />
        <EmailField {...form.field('email')} />
        <NewPasswordFields form={form} label={t('session.password')} name="password" />
        <Button type="submit" look="primary" size="large" busy={form.isBusy}>
          {t('session.signUp')}
        </Button>
        <SessionFailure of={form.failure} />
        <SessionWay>
          {t('session.hasAccount')}{' '}
          <Link to={paths.signIn} state={state}>
            {t('session.signIn')}
          </Link>
        </SessionWay>
      </SessionForm>
    </>
  );
}

async function register({ fullName, email, password }: SignUpValues) {
  const refusal = await signUp(fullName.trim(), email.trim(), password);
  if (refusal !== null) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for failures of sign-up to be logged (section 8)
    console.warn('sign-up failed', refusal.code, refusal.requestId);
  }
  return refusal;
}
