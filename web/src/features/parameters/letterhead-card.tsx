import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { LetterheadPreview } from '../../business/letterhead/letterhead-preview.tsx';
import { useSettings } from '../../records/reading/use-settings.ts';
import { PageCard } from '../../ui/page/page-card.tsx';
import { useTyped } from './typed-values.ts';

const Note = styled('p')(({ theme: { vars } }) => ({
  marginTop: 10,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
}));

/** The letterhead that the firm's parameters come to, with what is typed and not saved yet. */
export function LetterheadCard() {
  const { t } = useTranslation();
  const { data } = useSettings();
  const typed = useTyped();
  const values = new Map([...Object.entries(data ?? {}), ...typed]);
  return (
    <PageCard title={t('letterhead.title')}>
      <LetterheadPreview values={values} />
      <Note>{t('letterhead.note')}</Note>
    </PageCard>
  );
}
