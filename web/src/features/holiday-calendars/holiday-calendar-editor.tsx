import { holidayCalendar } from '@mandate/contract/entities/holiday-calendar.ts';
import { useTranslation } from 'react-i18next';
import { ActiveStatus } from '../../business/active-status.tsx';
import { RecordCode } from '../../editor/page/record-code.tsx';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { Country } from '../../form/fields/field-choices.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Flag, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid, FieldHint } from '../../form/fields/section-card.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { HolidayRows } from './holiday-rows.tsx';

/** A calendar of public holidays: of which country or region, and its days. */
export default function HolidayCalendarEditor() {
  const { t } = useTranslation();
  return (
    <ResourceEditor
      entity={holidayCalendar}
      paths={paths.calendars}
      after={(record) => (
        <>
          <ActiveStatus isActive={record.isActive} />
          <RecordCode code={record.code} />
        </>
      )}
      sections={[
        { name: 'general', title: t('holidayCalendars.section.general'), content: <General /> },
        { name: 'days', title: t('holidayCalendars.section.days'), content: <HolidayRows /> },
      ]}
    />
  );
}

function General() {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <Text of={holidayCalendar} name="code" span={2} />
      <Text of={holidayCalendar} name="name" span={4} />
      <Country of={holidayCalendar} name="countryCode" />
      <Text of={holidayCalendar} name="regionCode" span={2} />
      <FieldHint>{t('holidayCalendars.regionHint')}</FieldHint>
      <Flag of={holidayCalendar} name="isActive" span={6} />
      <Tags of={holidayCalendar} name="tags" />
      <Text of={holidayCalendar} name="externalRef" />
    </FieldGrid>
  );
}
