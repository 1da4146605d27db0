import styled from '@emotion/styled';
import { fillPlaceholders, type TextPlaceholder } from '@mandate/contract/paper/text-placeholders.ts';
import { useTranslation } from 'react-i18next';
import { shownText } from '../../form/fields/field-texts.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';

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
  const language = useForm(form, ({ values }) => shownText(values.language) || 'en');
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

  function sampleValues(of: string): Record<TextPlaceholder, string> {
    const day = (date: string) =>
      new Intl.DateTimeFormat(of, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
    return {
      customer: t('textBlocks.sample.customer'),
      contact: t('textBlocks.sample.contact'),
      project: t('textBlocks.sample.project'),
      number: t('textBlocks.sample.number'),
      revision: t('textBlocks.sample.revision'),
      date: day('2026-09-08'),
      validUntil: day('2026-10-08'),
      gross: new Intl.NumberFormat(of, { style: 'currency', currency: 'EUR', currencyDisplay: 'code' }).format(
        19832.98,
      ),
      link: `${window.location.origin}/public/document`,
      sender: t('textBlocks.sample.sender'),
    };
  }
}
