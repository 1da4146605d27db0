import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { phone } from '../../ui/media/phone.ts';
import { KeyHint } from './key-hint.tsx';

const Hints = styled('span')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& > span:not(:has(kbd))': { display: 'none' },
  [phone]: { display: 'none' },
}));

/** The keys by which weeks that wait are gone through, for the eye: the page of shortcuts tells them to everybody. */
export function KeyFoot() {
  const { t } = useTranslation();
  return (
    <Hints aria-hidden="true">
      <span>
        <KeyHint of="approvals.next" />
        <KeyHint of="approvals.previous" />
        {t('approvals.keys.step')}
      </span>
      <span>
        <KeyHint of="approvals.open" />
        {t('approvals.keys.open')}
      </span>
      <span>
        <KeyHint of="approvals.pick" />
        {t('approvals.keys.pick')}
      </span>
    </Hints>
  );
}
