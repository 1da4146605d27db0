import { personnel } from '@mandate/contract/entities/personnel.ts';
import { ActiveStatus } from '../../business/active-status.tsx';
import { useRaiseAct } from '../../business/prices/use-raise-act.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';

/** The people of the firm: who delivers projects. */
export default function PersonnelList() {
  const raising = useRaiseAct('personnel');
  return (
    <ResourceList
      entity={personnel}
      paths={paths.personnels}
      {...raising}
      columns={[
        { field: 'code' },
        { field: 'displayName', place: 'name' },
        { field: 'isActive', width: 110, place: 'badge', render: (row) => <ActiveStatus isActive={row.isActive} /> },
        { field: 'jobTitle' },
        { field: 'employmentType', width: 120 },
        { field: 'seniority', width: 120 },
        { field: 'workEmail' },
        { field: 'hiredOn', width: 112 },
      ]}
    />
  );
}
