import { holidayCalendar } from '@mandate/contract/entities/holiday-calendar.ts';
import { ActiveStatus } from '../../business/active-status.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';

/** The calendars of public holidays. */
export default function HolidayCalendarList() {
  return (
    <ResourceList
      entity={holidayCalendar}
      paths={paths.calendars}
      columns={[
        { field: 'code' },
        { field: 'name', place: 'name' },
        { field: 'countryCode', width: 160 },
        { field: 'regionCode', width: 110 },
        { field: 'isActive', width: 110, place: 'badge', render: (row) => <ActiveStatus isActive={row.isActive} /> },
      ]}
    />
  );
}
