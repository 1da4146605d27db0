import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { signIn } from '../../lib/session/sign-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SessionFailure } from './session-failure.tsx';
import { SessionForm, SessionWay } from './session-form.tsx';
import { signInProblems } from './session-problems.ts';
import { useSessionForm } from './use-session-form.ts';

const Secret = styled('div')({ position: 'relative' });

// Beside the label for the eye, after the field for the keyboard: who types on goes from the email to the password.
const Forgot = styled(Link)(({ theme: { vars } }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.palette.primaryText,
  // Easier to hit than it looks.
  '&::after': { content: '""', position: 'absolute', inset: '-6px -4px -4px' },
}));

/** Email, password and whether to be remembered. What is missing is said at the field, what failed under the form. */
export function SignInForm() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const form = useSessionForm(
    { email: '', password: '', rememberMe: true },
    ['email', 'password'],
    signInProblems,
    ({ email, password, rememberMe }) => signIn(email.trim(), password, rememberMe),
  );
  return (
    <SessionForm onSubmit={form.submit} noValidate>
      <EmailField {...form.field('email')} />
      <Secret>
        <PasswordField
          label={t('session.password')}
          name="password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Forgot to={paths.forgotPassword} state={state}>
          {t('session.forgotPassword')}
        </Forgot>
      </Secret>
      <Checkbox
        label={t('session.rememberMe')}
        checked={form.values.rememberMe}
        onChange={({ target }) => form.set('rememberMe', target.checked)}
      />
      <Button type="submit" look="primary" size="large" busy={form.isBusy}>
        {t('session.signIn')}
      </Button>
      <SessionFailure of={form.failure} />
      <SessionWay>
        {t('session.noAccount')}{' '}
        <Link to={paths.signUp} state={state}>
          {t('session.signUp')}
        </Link>
      </SessionWay>
    </SessionForm>
  );
}
