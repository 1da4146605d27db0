import { service } from '@mandate/contract/entities/service.ts';
import { ActiveStatus } from '../../business/active-status.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';

/** The services: what the firm sells. */
export default function ServiceList() {
  return (
    <ResourceList
      entity={service}
      paths={paths.services}
      columns={[
        { field: 'code' },
        { field: 'name', place: 'name' },
        { field: 'isActive', width: 110, place: 'badge', render: (row) => <ActiveStatus isActive={row.isActive} /> },
        { field: 'categoryId' },
        { field: 'unit', width: 110 },
        { field: 'unitPrice', width: 140 },
        { field: 'unitCost', width: 140 },
      ]}
    />
  );
}
