import { customer } from '@mandate/contract/entities/customer.ts';
import { isSeen } from '@mandate/contract/fields.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { Choice, Country, Currency, Language, TimeZone } from '../../resources/field-choices.tsx';
import { Reference } from '../../resources/field-reference.tsx';
import { Tags } from '../../resources/field-tags.tsx';
import { Figure, Flag, Paragraphs, Text } from '../../resources/field-texts.tsx';
import { RecordCode } from '../../resources/record-code.tsx';
import { ResourceEditor } from '../../resources/resource-editor.tsx';
import { FieldGrid } from '../../resources/section-card.tsx';
import { CustomerContacts } from './customer-contacts.tsx';
import { CustomerStatus } from './customer-status.tsx';

/** A customer: who it is, where it is, how it is billed, whom to talk to. */
export default function CustomerEditor() {
  const { t } = useTranslation();
  const reader = useUser();
  const { currency, tags } = customer.fields;
  return (
    <ResourceEditor
      entity={customer}
      paths={paths.customers}
      after={(record) => (
        <>
          <CustomerStatus status={record.status} />
          <RecordCode code={record.code} />
        </>
      )}
      sections={[
        { name: 'general', title: t('customers.section.general'), content: <General /> },
        { name: 'address', title: t('customers.section.address'), content: <Address /> },
        ...(isSeen(currency, reader)
          ? [{ name: 'billing', title: t('customers.section.billing'), content: <Billing /> }]
          : []),
        { name: 'contacts', title: t('customers.section.contacts'), content: <CustomerContacts /> },
        ...(isSeen(tags, reader) ? [{ name: 'notes', title: t('customers.section.notes'), content: <Notes /> }] : []),
      ]}
    />
  );
}

function General() {
  return (
    <FieldGrid>
      <Text of={customer} name="code" span={2} />
      <Text of={customer} name="name" span={4} />
      <Text of={customer} name="legalName" span={6} />
      <Choice of={customer} name="kind" />
      <Choice of={customer} name="status" />
      <Language of={customer} name="language" />
      <Text of={customer} name="website" type="url" />
      <Text of={customer} name="email" type="email" />
      <Text of={customer} name="phone" type="tel" />
      <TimeZone of={customer} name="timeZone" />
      <Flag of={customer} name="isActive" span={6} />
    </FieldGrid>
  );
}

function Address() {
  return (
    <FieldGrid>
      <Text of={customer} name="addressLine1" span={6} />
      <Text of={customer} name="addressLine2" span={6} />
      <Text of={customer} name="postalCode" span={2} />
      <Text of={customer} name="city" span={4} />
      <Text of={customer} name="region" />
      <Country of={customer} name="countryCode" />
    </FieldGrid>
  );
}

function Billing() {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <Text of={customer} name="vatNumber" />
      <Text of={customer} name="taxId" />
      <Reference of={customer} name="defaultTaxRateId" />
      <Text of={customer} name="invoiceEmail" type="email" />
      <Currency of={customer} name="currency" />
      <Figure of={customer} name="discountPercent" unit="%" />
      <Figure of={customer} name="hoursPerDay" unit={t('customers.hours')} />
    </FieldGrid>
  );
}

function Notes() {
  return (
    <FieldGrid>
      <Paragraphs of={customer} name="notes" />
      <Tags of={customer} name="tags" />
      <Text of={customer} name="externalRef" />
    </FieldGrid>
  );
}
