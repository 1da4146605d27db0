import { provider } from '@mandate/contract/entities/provider.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { useTranslation } from 'react-i18next';
import { CountryProposals } from '../../business/country/country-proposals.tsx';
import { FirmNumber } from '../../business/firm-numbers/firm-number.tsx';
import { ratesSection } from '../../business/rates/rates-section.tsx';
import { RecordCode } from '../../editor/page/record-code.tsx';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { AddressFields } from '../../form/fields/address-fields.tsx';
import { ContactRows } from '../../form/fields/contact-rows.tsx';
import { Choice, Currency, Language } from '../../form/fields/field-choices.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Flag, Paragraphs, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { Reference } from '../../form/references/reference.tsx';
import { References } from '../../form/references/references.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';
import { ProviderStatus } from './provider-status.tsx';

/** A provider: who it is and what it can deliver, where it is, how it is paid, whom to talk to. */
export default function ProviderEditor() {
  const { t } = useTranslation();
  const reader = useUser();
  const { city, currency, tags } = provider.fields;
  const { lastName } = provider.parts.contacts.fields;
  return (
    <ResourceEditor
      entity={provider}
      paths={paths.providers}
      after={(record) => (
        <>
          <ProviderStatus status={record.status} />
          <RecordCode code={record.code} />
        </>
      )}
      sections={[
        { name: 'general', title: t('providers.section.general'), content: <General /> },
        ...(isSeen(city, reader)
          ? [{ name: 'address', title: t('providers.section.address'), content: <Address /> }]
          : []),
        ...(isSeen(currency, reader)
          ? [{ name: 'payment', title: t('providers.section.payment'), content: <Payment /> }]
          : []),
        ...(isSeen(lastName, reader)
          ? [
              {
                name: 'contacts',
                title: t('providers.section.contacts'),
                content: <ContactRows of={provider.parts.contacts} />,
              },
            ]
          : []),
        ...ratesSection('provider', reader),
        ...(isSeen(tags, reader) ? [{ name: 'notes', title: t('providers.section.notes'), content: <Notes /> }] : []),
      ]}
    />
  );
}

function General() {
  return (
    <FieldGrid>
      <Text of={provider} name="code" span={2} />
      <Text of={provider} name="name" span={4} />
      <Text of={provider} name="legalName" span={6} />
      <Choice of={provider} name="kind" />
      <Choice of={provider} name="status" />
      <Language of={provider} name="language" />
      <References of={provider} name="serviceCategoryIds" />
      <Reference of={provider} name="accountManagerId" />
      <Text of={provider} name="website" type="url" />
      <Text of={provider} name="email" type="email" />
      <Text of={provider} name="phone" type="tel" />
      <Flag of={provider} name="isActive" span={6} />
    </FieldGrid>
  );
}

function Address() {
  return (
    <>
      <AddressFields of={provider} />
      <CountryProposals />
    </>
  );
}

function Payment() {
  return (
    <FieldGrid>
      <FirmNumber of={provider} name="vatNumber" />
      <Text of={provider} name="taxId" />
      <Text of={provider} name="invoiceEmail" type="email" span={6} />
      <Reference of={provider} name="paymentTermsId" span={4} />
      <Currency of={provider} name="currency" />
      <FirmNumber of={provider} name="iban" />
      <Text of={provider} name="bic" />
      <Text of={provider} name="bankName" span={6} />
    </FieldGrid>
  );
}

function Notes() {
  return (
    <FieldGrid>
      <Paragraphs of={provider} name="notes" />
      <Tags of={provider} name="tags" />
      <Text of={provider} name="externalRef" />
    </FieldGrid>
  );
}
