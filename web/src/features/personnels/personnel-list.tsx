import { personnel } from '@mandate/contract/entities/personnel.ts';
import { ActiveStatus } from '../../business/active-status.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';

/** The people of the firm: who delivers projects. */
export default function PersonnelList() {
  return (
    <ResourceList
      entity={personnel}
      paths={paths.personnels}
      columns={[
        { field: 'code', width: 96 },
        { field: 'displayName', width: 'minmax(180px, 2fr)', place: 'name' },
        { field: 'isActive', width: 110, place: 'badge', render: (row) => <ActiveStatus isActive={row.isActive} /> },
        { field: 'jobTitle', width: 'minmax(140px, 1.4fr)' },
        { field: 'employmentType', width: 120 },
        { field: 'seniority', width: 120 },
        { field: 'workEmail', width: 'minmax(160px, 1.6fr)' },
        { field: 'hiredOn', width: 112 },
      ]}
    />
  );
}
