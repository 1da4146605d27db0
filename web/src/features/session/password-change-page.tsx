import { useTranslation } from 'react-i18next';
import { changeOwnPassword } from '../../lib/session/change-own-password.ts';
import { signOut, stopView, useUser, useViewer } from '../../lib/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { SessionCard } from './session-card.tsx';
import { SessionFailure } from './session-failure.tsx';
import { SessionForm, SessionWay } from './session-form.tsx';
import { SessionHead } from './session-head.tsx';
import { ownPasswordProblems } from './session-problems.ts';
import { useSessionForm } from './use-session-form.ts';

/** In place of every page while a password that was told must be replaced by an own one. */
export default function PasswordChangePage() {
  return <SessionCard>{useViewer() === null ? <OwnPassword /> : <Viewed />}</SessionCard>;
}

function OwnPassword() {
  const { t } = useTranslation();
  const { email } = useUser();
  const form = useSessionForm(
    { currentPassword: '', password: '', confirmPassword: '' },
    ['currentPassword', 'password', 'confirmPassword'],
    ownPasswordProblems,
    ({ currentPassword, password }) => changeOwnPassword(currentPassword, password),
    { newPassword: 'password' },
  );
  return (
    <>
      <SessionHead title={t('session.newPasswordTitle')} lead={t('session.mustChangeLead')} />
      <SessionForm onSubmit={form.submit} noValidate>
        {/* For password managers, which keep the new password under it. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t('session.oneTimePassword')}
          name="currentPassword"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <NewPasswordFields form={form} />
        <Button type="submit" look="primary" size="large" busy={form.isBusy}>
          {t('session.savePassword')}
        </Button>
        <SessionFailure of={form.failure} />
        <SessionWay>
          <button type="button" onClick={() => void signOut()}>
            {t('session.signOut')}
          </button>
        </SessionWay>
      </SessionForm>
    </>
  );
}

/** Looked at as somebody who has to choose a password: there is nothing else to be seen. */
function Viewed() {
  const { t } = useTranslation();
  const { fullName } = useUser();
  return (
    <>
      <SessionHead title={t('session.newPasswordTitle')} />
      <Notice role="status">{t('view.mustChange', { name: fullName })}</Notice>
      <Button look="primary" size="large" onClick={() => void stopView()}>
        {t('view.stop')}
      </Button>
    </>
  );
}
