import { useTranslation } from 'react-i18next';
import { PasswordField } from './password-field.tsx';
import type { NewPasswordValues } from './session-problems.ts';
import type { SessionForm } from './use-session-form.ts';

interface NewPasswordFieldsProps {
  form: Pick<SessionForm<NewPasswordValues, keyof NewPasswordValues>, 'field'>;
  /** What the first is called; by default the new password. */
  label?: string;
  /** Its name, by which the browser's own keeper of passwords knows it. */
  name?: string;
}

/** A password that is chosen, twice. */
export function NewPasswordFields({ form, label, name = 'newPassword' }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        label={label ?? t('session.newPassword')}
        name={name}
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
