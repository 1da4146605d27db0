import styled from '@emotion/styled';
import { exchangeRate } from '@mandate/contract/entities/exchange-rate.ts';
import { useTranslation } from 'react-i18next';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { Currency } from '../../form/fields/field-choices.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Figure, PlainDate, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { useSettings } from '../../records/reading/use-settings.ts';

const Meaning = styled('p')(({ theme: { vars } }) => ({
  gridColumn: '1 / -1',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
}));

/** An exchange rate: one unit of a currency in the base currency, from a day on. */
export default function ExchangeRateEditor() {
  const { t } = useTranslation();
  return (
    <ResourceEditor
      entity={exchangeRate}
      paths={paths.exchangeRates}
      after={() => null}
      sections={[{ name: 'general', title: t('exchangeRates.section.general'), content: <General /> }]}
    />
  );
}

function General() {
  const { t } = useTranslation();
  const { form } = useEditing();
  const { data } = useSettings();
  const currency = useForm(form, ({ values }) => String(values.currency ?? ''));
  const base = String(data?.['money.baseCurrency'] ?? '');
  return (
    <FieldGrid>
      <Currency of={exchangeRate} name="currency" />
      <PlainDate of={exchangeRate} name="validFrom" />
      <Figure of={exchangeRate} name="rate" unit={base} />
      {base !== '' && (
        <Meaning>{t('exchangeRates.meaning', { currency: currency || t('exchangeRates.chosen'), base })}</Meaning>
      )}
      <Text of={exchangeRate} name="externalRef" span={2} />
      <Tags of={exchangeRate} name="tags" span={6} />
    </FieldGrid>
  );
}
