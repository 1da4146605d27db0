import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields/text-field.tsx';

/** The email somebody is known by. */
export function EmailField(field: Pick<ComponentProps<typeof TextField>, 'ref' | 'value' | 'onChange' | 'error'>) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('session.email')}
      type="email"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      size="large"
      {...field}
    />
  );
}
