import styled from '@emotion/styled';
import { type PaperLanguage, paperLanguages } from '@mandate/contract/paper/document-kinds.ts';
import { fillPlaceholders, type TextPlaceholder } from '@mandate/contract/paper/text-placeholders.ts';
import { paperFormats, paperLocale } from '@mandate/contract/paper/written/paper-formats.ts';
import { useTranslation } from 'react-i18next';
import { shownText } from '../../form/fields/field-texts.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { useSettings } from '../../records/reading/use-settings.ts';

const Frame = styled('figure')({ gridColumn: '1 / -1', margin: 0 });

const Caption = styled('figcaption')(({ theme: { vars } }) => ({
  marginBottom: 6,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
  '& > b': { fontWeight: 500, color: vars.palette.text.secondary },
}));

// Paper is white and its ink dark in either theme.
const Sheet = styled('div')(({ theme: { vars } }) => ({
  minHeight: 60,
  padding: '14px 18px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 4,
  background: '#ffffff',
  color: '#181d2e',
  fontSize: 13,
  lineHeight: '20px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '&[data-empty]': { color: '#626981' },
}));

/** The text as a customer reads it, with sample values in its own language. */
export function TextPreview() {
  const { t } = useTranslation();
  const { form } = useEditing();
  const body = useForm(form, ({ values }) => shownText(values.body));
  const written = useForm(form, ({ values }) => shownText(values.language));
  const language = paperLanguages.find((each) => each === written) ?? 'en';
  const { data } = useSettings();
  const text = body.trim() === '' ? '' : fillPlaceholders(body, sampleValues(language)).text;
  return (
    <Frame>
      <Caption>
        <b>{t('textBlocks.preview')}</b> {t('textBlocks.previewNote')}
      </Caption>
      <Sheet lang={language} data-empty={text === '' || undefined}>
        {text || t('textBlocks.previewEmpty')}
      </Sheet>
    </Frame>
  );

  function sampleValues(of: PaperLanguage): Record<TextPlaceholder, string> {
    const { amount, longDay } = paperFormats(paperLocale(of, shownText(data?.['company.country'])));
    const currency = shownText(data?.['money.baseCurrency']) || 'EUR';
    return {
      customer: t('textBlocks.sample.customer'),
      contact: t('textBlocks.sample.contact'),
      project: t('textBlocks.sample.project'),
      number: t('textBlocks.sample.number'),
      revision: t('textBlocks.sample.revision'),
      date: longDay('2026-09-08'),
      validUntil: longDay('2026-10-08'),
      gross: `${amount('19832.98', currency)}\u00A0${currency}`,
      link: `${window.location.origin}/public/document`,
      sender: t('textBlocks.sample.sender'),
    };
  }
}
