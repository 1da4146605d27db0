import { paymentTerm } from '@mandate/contract/entities/payment-term.ts';
import { useTranslation } from 'react-i18next';
import { RecordCode } from '../../editor/page/record-code.tsx';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Figure, Flag, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { paths } from '../../lib/addresses/paths.ts';

/** Terms of payment: when an invoice is due, and what is taken off when it is paid sooner. */
export default function PaymentTermEditor() {
  const { t } = useTranslation();
  return (
    <ResourceEditor
      entity={paymentTerm}
      paths={paths.paymentTerms}
      after={(record) => <RecordCode code={record.code} />}
      sections={[
        { name: 'general', title: t('paymentTerms.section.general'), content: <General /> },
        { name: 'discount', title: t('paymentTerms.section.discount'), content: <Discount /> },
      ]}
    />
  );
}

function General() {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <Text of={paymentTerm} name="code" span={2} />
      <Text of={paymentTerm} name="name" span={4} />
      <Figure of={paymentTerm} name="days" unit={t('paymentTerms.days')} />
      <Flag of={paymentTerm} name="isEndOfMonth" span={4} />
      <Flag of={paymentTerm} name="isActive" span={6} />
      <Text of={paymentTerm} name="externalRef" span={2} />
      <Tags of={paymentTerm} name="tags" span={6} />
    </FieldGrid>
  );
}

function Discount() {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <Figure of={paymentTerm} name="discountPercent" unit="%" />
      <Figure of={paymentTerm} name="discountDays" unit={t('paymentTerms.days')} />
    </FieldGrid>
  );
}
