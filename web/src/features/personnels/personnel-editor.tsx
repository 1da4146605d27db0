import { personnel } from '@mandate/contract/entities/personnel.ts';
import { isSeen } from '@mandate/contract/fields.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { Choice } from '../../resources/field-choices.tsx';
import { Reference } from '../../resources/field-reference.tsx';
import { Tags } from '../../resources/field-tags.tsx';
import { Figure, Flag, PlainDate, Text } from '../../resources/field-texts.tsx';
import { RecordCode } from '../../resources/record-code.tsx';
import { ResourceEditor } from '../../resources/resource-editor.tsx';
import { FieldGrid } from '../../resources/section-card.tsx';
import { PersonnelStatus } from './personnel-status.tsx';

const Hint = styled('p')(({ theme: { vars } }) => ({
  gridColumn: '1 / -1',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
}));

/** A person of the firm: who it is, how employed, who signs in. */
export default function PersonnelEditor() {
  const { t } = useTranslation();
  const reader = useUser();
  const { employmentType, userId } = personnel.fields;
  return (
    <ResourceEditor
      entity={personnel}
      paths={paths.personnels}
      after={(record) => (
        <>
          <PersonnelStatus isActive={record.isActive} />
          <RecordCode code={record.code} />
        </>
      )}
      sections={[
        { name: 'general', title: t('personnels.section.general'), content: <General /> },
        ...(isSeen(employmentType, reader)
          ? [{ name: 'employment', title: t('personnels.section.employment'), content: <Employment /> }]
          : []),
        ...(isSeen(userId, reader)
          ? [{ name: 'login', title: t('personnels.section.login'), content: <Login /> }]
          : []),
      ]}
    />
  );
}

function General() {
  return (
    <FieldGrid>
      <Text of={personnel} name="code" span={2} />
      <Text of={personnel} name="firstName" span={2} />
      <Text of={personnel} name="lastName" span={2} />
      <Text of={personnel} name="workEmail" type="email" span={4} />
      <Text of={personnel} name="externalRef" span={2} />
      <Tags of={personnel} name="tags" span={6} />
    </FieldGrid>
  );
}

function Employment() {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <Choice of={personnel} name="employmentType" />
      <PlainDate of={personnel} name="hiredOn" />
      <Figure of={personnel} name="weeklyHours" unit={t('personnels.hours')} />
      <Flag of={personnel} name="isActive" span={6} />
    </FieldGrid>
  );
}

function Login() {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <Reference of={personnel} name="userId" span={4} />
      <Hint>{t('personnels.loginHint')}</Hint>
    </FieldGrid>
  );
}
