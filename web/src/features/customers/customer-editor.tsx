import { customer } from '@mandate/contract/entities/customer.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { useTranslation } from 'react-i18next';
import { CountryProposals } from '../../business/country/country-proposals.tsx';
import { FirmNumber } from '../../business/firm-numbers/firm-number.tsx';
import { ratesSection } from '../../business/rates/rates-section.tsx';
import { RecordCode } from '../../editor/page/record-code.tsx';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { AddressFields } from '../../form/fields/address-fields.tsx';
import { ContactRows } from '../../form/fields/contact-rows.tsx';
import { Choice, Currency, Language, TimeZone } from '../../form/fields/field-choices.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Figure, Flag, Paragraphs, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { Reference } from '../../form/references/reference.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';
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
        {
          name: 'contacts',
          title: t('customers.section.contacts'),
          content: <ContactRows of={customer.parts.contacts} />,
        },
        ...ratesSection('customer', reader),
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
      <Reference of={customer} name="accountManagerId" />
      <TimeZone of={customer} name="timeZone" />
      <Text of={customer} name="email" type="email" />
      <Text of={customer} name="phone" type="tel" />
      <Text of={customer} name="website" type="url" span={6} />
      <Flag of={customer} name="isActive" span={6} />
    </FieldGrid>
  );
}

function Address() {
  return (
    <>
      <AddressFields of={customer} />
      <CountryProposals />
    </>
  );
}

function Billing() {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <FirmNumber of={customer} name="vatNumber" />
      <Text of={customer} name="taxId" />
      <Text of={customer} name="invoiceEmail" type="email" span={6} />
      <Reference of={customer} name="paymentTermsId" />
      <Reference of={customer} name="defaultTaxRateId" />
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
