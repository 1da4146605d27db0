import { useTranslation } from 'react-i18next';
import { PasswordField } from './password-field.tsx';
import type { NewPasswordValues } from './session-problems.ts';
import type { SessionForm } from './use-session-form.ts';

/** The new password, twice. */
export function NewPasswordFields({
  form,
}: {
  form: Pick<SessionForm<NewPasswordValues, keyof NewPasswordValues>, 'field'>;
}) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        label={t('session.newPassword')}
        name="newPassword"
        autoComplete="new-password"
        hint={t('session.passwordHint')}
        {...form.field('password')}
      />
      <PasswordField
        label={t('session.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
    </>
  );
}
