import { type AbsenceRow, absence } from '@mandate/contract/entities/absence.ts';
import CalendarRange from 'lucide-react/icons/calendar-range';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/addresses/paths.ts';
import type { ListRow } from '../../list/columns/columns.tsx';
import { ResourceList } from '../../list/page/resource-list.tsx';
import { absenceDays } from '../../records/words/absence-days.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { AbsenceState } from './absence-state.tsx';

/** Who is away, and when: of everybody for staff, of themselves for guests. */
export default function AbsenceList() {
  const { t } = useTranslation();
  return (
    <ResourceList<AbsenceRow & ListRow>
      entity={absence}
      paths={paths.absences}
      otherWay={
        <LinkButton to={paths.absenceYear} icon={<CalendarRange aria-hidden="true" />}>
          {t('absences.year.show')}
        </LinkButton>
      }
      columns={[
        {
          field: 'name',
          place: 'name',
          needs: ['startDate', 'endDate', 'startsAtNoon', 'endsAtNoon'],
          render: absenceDays,
          isSameOnCards: true,
        },
        { field: 'personnelId', width: 200 },
        { field: 'kind', width: 150 },
        { field: 'state', width: 130, place: 'badge', render: (row) => <AbsenceState state={row.state} /> },
        { field: 'startDate', width: 120 },
        { field: 'endDate', width: 120 },
      ]}
    />
  );
}
