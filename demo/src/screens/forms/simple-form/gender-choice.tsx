import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from './field-error.tsx';
import type { SimpleFormValues } from './simple-form-problems.ts';

const Group = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '& > strong': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.text.secondary },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px', minHeight: 28 },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 24,
    fontSize: 13,
    lineHeight: '20px',
    cursor: 'pointer',
    [phone]: { minHeight: 44, fontSize: 15 },
  },
  '& input': { width: 16, height: 16, margin: 0, accentColor: vars.palette.primary.main },
}));

const genders = ['male', 'female', 'others'] as const;

interface GenderChoiceProps {
  value: SimpleFormValues['gender'];
  error: string | undefined;
  onChoose: (gender: SimpleFormValues['gender']) => void;
}

/** One of three, none at first. */
export function GenderChoice({ value, error, onChoose }: GenderChoiceProps) {
  const { t } = useTranslation('demo');
  const id = useId();
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error && `${id}-note`}
      aria-invalid={error ? true : undefined}
    >
      <strong id={`${id}-label`}>{t('forms.simple.gender')}</strong>
      <div>
        {genders.map((gender) => (
          <label key={gender}>
            <input
              type="radio"
              name={id}
              checked={gender === value}
              aria-describedby={error && `${id}-note`}
              onChange={() => onChoose(gender)}
            />
            {t(`forms.simple.${gender}`)}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </Group>
  );
}
