import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Notice } from '@mandate/web/src/ui/feedback/notice.tsx';
import { PlainDateText } from '@mandate/web/src/ui/values/figure.tsx';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimpleFormValues } from './simple-form-problems.ts';

const Sheet = styled('div')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'grid',
  gap: 16,
  '& strong': { display: 'block', fontWeight: 600, outline: 'none' },
  '& dl': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))', gap: '12px 24px' },
  '& dt': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.text.secondary },
  '& dd': { fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere' },
  '& > div:last-child': { display: 'flex' },
}));

interface SimpleFormSummaryProps {
  values: SimpleFormValues;
  onAgain: () => void;
}

/** What was entered, with its secrets covered. The focus comes here, so that it is read out. */
export function SimpleFormSummary({ values, onAgain }: SimpleFormSummaryProps) {
  const { t } = useTranslation('demo');
  const head = useRef<HTMLElement>(null);
  useEffect(() => head.current?.focus(), []);
  const digits = values.card.replace(/\D/g, '');
  return (
    <Sheet>
      <Notice kind="good" role="status">
        <strong ref={head} tabIndex={-1}>
          {t('forms.simple.sentTitle')}
        </strong>
        {t('forms.simple.sentText')}
      </Notice>
      <dl>
        <Entered label={t('forms.simple.username')}>{values.username.trim()}</Entered>
        <Entered label={t('forms.simple.firstName')}>{values.firstName.trim()}</Entered>
        <Entered label={t('forms.simple.email')}>{values.email.trim()}</Entered>
        <Entered label={t('forms.simple.date')}>
          <PlainDateText date={values.date} />
        </Entered>
        <Entered label={t('forms.simple.card')}>{`•••• ${digits.slice(-4)}`}</Entered>
        <Entered label={t('forms.simple.mobile')}>{values.mobile.trim()}</Entered>
        <Entered label={t('forms.simple.password')}>
          {t('forms.simple.hidden', { count: values.password.length })}
        </Entered>
        {values.gender !== '' && (
          <Entered label={t('forms.simple.gender')}>{t(`forms.simple.${values.gender}`)}</Entered>
        )}
      </dl>
      <div>
        <Button onClick={onAgain}>{t('forms.simple.again')}</Button>
      </div>
    </Sheet>
  );
}

function Entered({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
