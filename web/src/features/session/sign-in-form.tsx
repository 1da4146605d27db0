import { styled } from '@mui/material/styles';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signIn } from '../../lib/session.ts';
import { dismiss, showError } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type SignInProblems, signInProblems } from './sign-in-problems.ts';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 18, minWidth: 0 });

const Reveal = styled(IconButton)({ marginRight: -6 });

/** Email, password and whether to be remembered. What is missing is said at the field, what failed under the form. */
export function SignInForm() {
  const { t } = useTranslation('common');
  const { t: sentence } = useTranslation('error');
  const [values, setValues] = useState({ email: '', password: '', rememberMe: true });
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const problems: SignInProblems = wasSent ? signInProblems(values) : {};

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWasSent(true);
    if (failure !== null) dismiss(failure);
    setFailure(null);
    const found = signInProblems(values);
    if (found.email) return email.current?.focus();
    if (found.password) return password.current?.focus();
    setIsBusy(true);
    const problem = await signIn(values.email.trim(), values.password, values.rememberMe).finally(() =>
      setIsBusy(false),
    );
    if (problem === null) return;
    setFailure(problem);
    showError(problem);
  }

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('session.email')}
        ref={email}
        type="email"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="large"
        value={values.email}
        onChange={({ target }) => setValues({ ...values, email: target.value })}
        error={problems.email && sentence(problems.email)}
      />
      <TextField
        label={t('session.password')}
        ref={password}
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        size="large"
        value={values.password}
        onChange={({ target }) => setValues({ ...values, password: target.value })}
        error={problems.password && sentence(problems.password)}
        end={
          <Reveal
            size="row"
            label={t(isShown ? 'session.hidePassword' : 'session.showPassword')}
            title={t(isShown ? 'session.hidePassword' : 'session.showPassword')}
            icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onClick={() => setIsShown(!isShown)}
          />
        }
      />
      <Checkbox
        label={t('session.rememberMe')}
        checked={values.rememberMe}
        onChange={({ target }) => setValues({ ...values, rememberMe: target.checked })}
      />
      <Button type="submit" look="primary" size="large" busy={isBusy}>
        {t('session.signIn')}
      </Button>
      {failure !== null && (
        <Notice kind="bad" role="alert">
          {failure}
        </Notice>
      )}
    </Form>
  );
}
