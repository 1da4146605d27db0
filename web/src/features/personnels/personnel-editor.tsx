import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { dayIn, isPlainDate } from '@mandate/contract/values/dates.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ActiveStatus } from '../../business/active-status.tsx';
import { ratesSection } from '../../business/rates/rates-section.tsx';
import { RecordCode } from '../../editor/page/record-code.tsx';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { Choice, Listed } from '../../form/fields/field-choices.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Figure, Flag, PlainDate, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid, FieldHint } from '../../form/fields/section-card.tsx';
import { Reference } from '../../form/references/reference.tsx';
import { LocksContext, useEditing, useForm } from '../../form/state/editing-context.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { personTimeZone } from '../../lib/preferences/preferences.ts';
import { useUser } from '../../lib/session/session.ts';
import { rowsOf } from '../../records/changes/record-path.ts';
import { ScheduleRows } from './schedule-rows.tsx';

// Fetched where somebody leaves.
const HeldNotice = lazy(() => import('../../business/hand-over/held-notice.tsx'));

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
          <ActiveStatus isActive={record.isActive} />
          <RecordCode code={record.code} />
        </>
      )}
      sections={[
        { name: 'general', title: t('personnels.section.general'), content: <General /> },
        ...(isSeen(employmentType, reader)
          ? [{ name: 'employment', title: t('personnels.section.employment'), content: <Employment /> }]
          : []),
        ...(isSeen(personnel.parts.schedules.fields.validFrom, reader)
          ? [{ name: 'schedules', title: t('personnels.section.schedules'), content: <ScheduleRows /> }]
          : []),
        ...ratesSection('personnel', reader),
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
      <Text of={personnel} name="jobTitle" />
      <Text of={personnel} name="workEmail" type="email" />
      <Text of={personnel} name="phone" type="tel" span={2} />
      <Text of={personnel} name="mobile" type="tel" span={2} />
      <Text of={personnel} name="externalRef" span={2} />
      <Tags of={personnel} name="tags" span={6} />
    </FieldGrid>
  );
}

function Employment() {
  const { t } = useTranslation();
  const { form, isNew } = useEditing();
  const isLeaving = useForm(form, ({ values }) => values.isActive === false || Boolean(values.leftOn));
  const mayHandOver = may(useUser().role, personnel.name, 'edit') !== false;
  const isFreelancer = useForm(form, ({ values }) => values.employmentType === 'freelancer');
  const isScheduled = useForm(form, ({ values }) => hasBegun(values));
  return (
    <FieldGrid>
      <Choice of={personnel} name="employmentType" />
      <Listed of={personnel} name="seniority" span={2} />
      <LocksContext value={new Map(isScheduled ? [['weeklyHours', t('personnels.schedule.held')]] : [])}>
        <Figure of={personnel} name="weeklyHours" unit={t('personnels.hours')} />
      </LocksContext>
      {isFreelancer && <Reference of={personnel} name="providerId" span={6} isNeeded />}
      <PlainDate of={personnel} name="hiredOn" />
      <PlainDate of={personnel} name="leftOn" />
      <Reference of={personnel} name="managerId" />
      <Reference of={personnel} name="basePlaceId" />
      <Flag of={personnel} name="isActive" span={6} />
      {isLeaving && mayHandOver && !isNew && (
        <div style={{ gridColumn: '1 / -1' }}>
          <Suspense>
            <HeldNotice personId={form.id} />
          </Suspense>
        </div>
      )}
    </FieldGrid>
  );
}

/** Whether a schedule holds by today, whose sum the weekly hours are. */
function hasBegun(values: Values): boolean {
  const today = dayIn(new Date(), personTimeZone());
  return rowsOf(values, 'schedules').some(
    ({ validFrom }) => isPlainDate(String(validFrom)) && String(validFrom) <= today,
  );
}

function Login() {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <Reference of={personnel} name="userId" span={4} />
      <FieldHint>{t('personnels.loginHint')}</FieldHint>
    </FieldGrid>
  );
}
