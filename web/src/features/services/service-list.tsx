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
        { field: 'code', width: 96 },
        { field: 'name', width: 'minmax(200px, 2fr)', place: 'name' },
        { field: 'isActive', width: 110, place: 'badge', render: (row) => <ActiveStatus isActive={row.isActive} /> },
        { field: 'categoryId', width: 'minmax(150px, 1.4fr)' },
        { field: 'unit', width: 110 },
        { field: 'unitPrice', width: 140 },
        { field: 'unitCost', width: 140 },
      ]}
    />
  );
}
