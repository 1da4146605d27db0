import { taxRate } from '@mandate/contract/entities/tax-rate.ts';
import { useTranslation } from 'react-i18next';
import { RecordCode } from '../../editor/page/record-code.tsx';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { Choice, Country } from '../../form/fields/field-choices.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Figure, Flag, PlainDate, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { paths } from '../../lib/addresses/paths.ts';

/** A rate of tax: what it charges, and where and when it holds. */
export default function TaxRateEditor() {
  const { t } = useTranslation();
  return (
    <ResourceEditor
      entity={taxRate}
      paths={paths.taxRates}
      after={(record) => <RecordCode code={record.code} />}
      sections={[
        { name: 'general', title: t('taxRates.section.general'), content: <General /> },
        { name: 'validity', title: t('taxRates.section.validity'), content: <Validity /> },
      ]}
    />
  );
}

function General() {
  return (
    <FieldGrid>
      <Text of={taxRate} name="code" span={2} />
      <Text of={taxRate} name="name" span={4} />
      <Figure of={taxRate} name="percent" unit="%" />
      <Choice of={taxRate} name="category" span={4} />
      <Text of={taxRate} name="exemptionReason" span={6} />
    </FieldGrid>
  );
}

function Validity() {
  return (
    <FieldGrid>
      <Country of={taxRate} name="countryCode" span={2} />
      <PlainDate of={taxRate} name="validFrom" />
      <PlainDate of={taxRate} name="validTo" />
      <Flag of={taxRate} name="isDefault" />
      <Flag of={taxRate} name="isActive" />
      <Text of={taxRate} name="externalRef" span={2} />
      <Tags of={taxRate} name="tags" span={6} />
    </FieldGrid>
  );
}
