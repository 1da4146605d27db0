import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { LetterheadPreview } from '../../business/letterhead/letterhead-preview.tsx';
import { useForm } from '../../form/state/editing-context.ts';
import { PageCard } from '../../ui/page/page-card.tsx';
import type { SettingForm } from './settings/setting-form.ts';
import type { ParameterRows } from './settings/use-parameter-rows.ts';

const Note = styled('p')(({ theme: { vars } }) => ({
  marginTop: 10,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
}));

/** What a letter of the firm will look like: what is typed, over what was saved before. */
export function Letterhead({ firm: { form, facts }, rows }: { firm: SettingForm; rows: ParameterRows }) {
  const { t } = useTranslation();
  const typed = useForm(form, ({ values }) => values);
  const stored = [...rows].map(([key, { value }]): [string, unknown] => [key, value]);
  const changed = Object.entries(facts.keys).map(([name, key]): [string, unknown] => [key, typed[name]]);
  return (
    <PageCard title={t('firstHour.letter.title')}>
      <LetterheadPreview values={new Map([...stored, ...changed])} />
      <Note>{t('firstHour.letter.note')}</Note>
    </PageCard>
  );
}
