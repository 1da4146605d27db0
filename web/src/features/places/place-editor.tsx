import styled from '@emotion/styled';
import { place } from '@mandate/contract/entities/place.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { useTranslation } from 'react-i18next';
import { ActiveStatus } from '../../business/active-status.tsx';
import { RecordCode } from '../../editor/page/record-code.tsx';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { AddressFields } from '../../form/fields/address-fields.tsx';
import { Choice, TimeZone } from '../../form/fields/field-choices.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Flag, Paragraphs, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { Reference } from '../../form/references/reference.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';

const Remark = styled('p')(({ theme: { vars } }) => ({ fontSize: 13, color: vars.palette.text.secondary }));

/** A place: whose it is, where it is, how one gets in. */
export default function PlaceEditor() {
  const { t } = useTranslation();
  const reader = useUser();
  const { contactName, tags } = place.fields;
  return (
    <ResourceEditor
      entity={place}
      paths={paths.places}
      after={(record) => (
        <>
          <ActiveStatus isActive={record.isActive} />
          <RecordCode code={record.code} />
        </>
      )}
      sections={[
        { name: 'general', title: t('places.section.general'), content: <General /> },
        { name: 'address', title: t('places.section.address'), content: <Address /> },
        ...(isSeen(contactName, reader)
          ? [{ name: 'visiting', title: t('places.section.visiting'), content: <Visiting /> }]
          : []),
        ...(isSeen(tags, reader) ? [{ name: 'notes', title: t('places.section.notes'), content: <Notes /> }] : []),
      ]}
    />
  );
}

function useKind(): unknown {
  return useForm(useEditing().form, ({ values }) => values.kind);
}

function General() {
  const kind = useKind();
  return (
    <FieldGrid>
      <Text of={place} name="code" span={2} />
      <Text of={place} name="name" span={4} />
      <Choice of={place} name="kind" />
      {kind === 'customerSite' && <Reference of={place} name="customerId" span={4} isNeeded />}
      {kind === 'providerSite' && <Reference of={place} name="providerId" span={4} isNeeded />}
      <TimeZone of={place} name="timeZone" />
      <Reference of={place} name="holidayCalendarId" />
      <Flag of={place} name="isActive" span={6} />
    </FieldGrid>
  );
}

// Who chooses another kind for a moment finds the address as it was.
function Address() {
  const { t } = useTranslation();
  const isRemote = useKind() === 'remote';
  return isRemote ? <Remark>{t('places.remoteText')}</Remark> : <AddressFields of={place} />;
}

function Visiting() {
  return (
    <FieldGrid>
      <Text of={place} name="contactName" />
      <Text of={place} name="phone" type="tel" />
      <Paragraphs of={place} name="accessNotes" />
    </FieldGrid>
  );
}

function Notes() {
  return (
    <FieldGrid>
      <Tags of={place} name="tags" />
      <Text of={place} name="externalRef" />
    </FieldGrid>
  );
}
