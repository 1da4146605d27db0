import { provider } from '@mandate/contract/entities/provider.ts';
import { isSeen } from '@mandate/contract/fields.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { RecordCode } from '../../resources/editor/record-code.tsx';
import { ResourceEditor } from '../../resources/editor/resource-editor.tsx';
import { FieldGrid } from '../../resources/editor/section-card.tsx';
import { AddressFields } from '../../resources/field/address-fields.tsx';
import { ContactRows } from '../../resources/field/contact-rows.tsx';
import { Choice, Currency, Language } from '../../resources/field/field-choices.tsx';
import { Reference } from '../../resources/field/field-reference.tsx';
import { References } from '../../resources/field/field-references.tsx';
import { Tags } from '../../resources/field/field-tags.tsx';
import { Flag, Paragraphs, Text } from '../../resources/field/field-texts.tsx';
import { ratesSection } from '../../resources/rate/editor-rates.tsx';
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
          ? [{ name: 'address', title: t('providers.section.address'), content: <AddressFields of={provider} /> }]
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

function Payment() {
  return (
    <FieldGrid>
      <Text of={provider} name="vatNumber" />
      <Text of={provider} name="taxId" />
      <Text of={provider} name="invoiceEmail" type="email" span={6} />
      <Reference of={provider} name="paymentTermsId" span={4} />
      <Currency of={provider} name="currency" />
      <Text of={provider} name="iban" />
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
