import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../ui/fields/text-field.tsx';

/** As long as a reason may be. */
export const reasonLength = 500;

const Place = styled('div')({ marginTop: 12 });

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** It was asked for and not given. */
  isMissing: boolean;
  isOptional?: boolean;
  autoFocus?: boolean;
}

/** Why something is done, in a sentence. */
export function ReasonField({ value, onChange, isMissing, isOptional = false, autoFocus = false }: ReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <Place>
      <TextArea
        label={t('projectStatus.reason')}
        isRequired={!isOptional}
        hint={t('projectStatus.reasonHint')}
        rows={2}
        maxLength={reasonLength}
        autoFocus={autoFocus}
        value={value}
        error={isMissing ? t('reasonRequired', { ns: 'error' }) : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </Place>
  );
}
