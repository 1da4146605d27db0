import { service } from '@mandate/contract/entities/service.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { useTranslation } from 'react-i18next';
import { ActiveStatus } from '../../business/active-status.tsx';
import { ratesSection } from '../../business/rates/rates-section.tsx';
import { RecordCode } from '../../editor/page/record-code.tsx';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { Choice, Currency } from '../../form/fields/field-choices.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Figure, Flag, Paragraphs, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid, FieldHint } from '../../form/fields/section-card.tsx';
import { Reference } from '../../form/references/reference.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';

/** A service: what it is, what it is sold for, how it is delivered. */
export default function ServiceEditor() {
  const { t } = useTranslation();
  const reader = useUser();
  const { currency, tags } = service.fields;
  return (
    <ResourceEditor
      entity={service}
      paths={paths.services}
      after={(record) => (
        <>
          <ActiveStatus isActive={record.isActive} />
          <RecordCode code={record.code} />
        </>
      )}
      sections={[
        { name: 'general', title: t('services.section.general'), content: <General /> },
        ...(isSeen(currency, reader)
          ? [{ name: 'price', title: t('services.section.price'), content: <Price /> }]
          : []),
        ...ratesSection('service', reader),
        { name: 'delivery', title: t('services.section.delivery'), content: <Delivery /> },
        ...(isSeen(tags, reader) ? [{ name: 'notes', title: t('services.section.notes'), content: <Notes /> }] : []),
      ]}
    />
  );
}

function General() {
  return (
    <FieldGrid>
      <Text of={service} name="code" span={2} />
      <Text of={service} name="name" span={4} />
      <Reference of={service} name="categoryId" span={4} />
      <Choice of={service} name="unit" />
      <Paragraphs of={service} name="description" />
      <Flag of={service} name="isActive" span={6} />
    </FieldGrid>
  );
}

function Price() {
  const { t } = useTranslation();
  const { form, isReading, isNew } = useEditing();
  const currency = useForm(form, ({ values }) => values.currency);
  const unit = typeof currency === 'string' ? { unit: currency } : {};
  return (
    <FieldGrid>
      <Figure of={service} name="unitPrice" {...unit} />
      <Figure of={service} name="unitCost" {...unit} />
      <Currency of={service} name="currency" />
      {!isReading && <FieldHint>{t(isNew ? 'services.fromTodayNew' : 'services.fromToday')}</FieldHint>}
      <Figure of={service} name="defaultQuantity" />
      <Reference of={service} name="taxRateId" span={4} />
    </FieldGrid>
  );
}

function Delivery() {
  return (
    <FieldGrid>
      <Choice of={service} name="deliveredBy" />
      <Choice of={service} name="billingMode" />
      <Choice of={service} name="budgetTracking" />
      <Flag of={service} name="isBillable" />
      <Flag of={service} name="isOptionalByDefault" />
    </FieldGrid>
  );
}

function Notes() {
  return (
    <FieldGrid>
      <Tags of={service} name="tags" />
      <Text of={service} name="externalRef" />
    </FieldGrid>
  );
}
