import { personnel } from '@mandate/contract/entities/personnel.ts';
import { paths } from '../../lib/paths.ts';
import { ResourceList } from '../../resources/resource-list.tsx';
import { PersonnelStatus } from './personnel-status.tsx';

/** The people of the firm: who delivers projects. */
export default function PersonnelList() {
  return (
    <ResourceList
      entity={personnel}
      paths={paths.personnels}
      columns={[
        { field: 'code', width: 96 },
        { field: 'displayName', width: 'minmax(180px, 2fr)', place: 'name' },
        { field: 'isActive', width: 110, place: 'badge', render: (row) => <PersonnelStatus isActive={row.isActive} /> },
        { field: 'employmentType', width: 130 },
        { field: 'workEmail', width: 'minmax(180px, 1.6fr)' },
        { field: 'weeklyHours', width: 120 },
        { field: 'hiredOn', width: 112 },
        { field: 'userId', width: 'minmax(130px, 1fr)' },
      ]}
    />
  );
}
