import { service } from '@mandate/contract/entities/service.ts';
import { paths } from '../../lib/paths.ts';
import { ActiveStatus } from '../../resources/active-status.tsx';
import type { ListRow } from '../../resources/list/columns.tsx';
import { ResourceList } from '../../resources/list/resource-list.tsx';
import { Money } from '../../ui/figure.tsx';

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
        { field: 'unitPrice', width: 140, render: (row) => <UnitAmount row={row} amount={row.unitPrice} /> },
        { field: 'unitCost', width: 140, render: (row) => <UnitAmount row={row} amount={row.unitCost} /> },
      ]}
    />
  );
}

function UnitAmount({ row, amount }: { row: ListRow; amount: unknown }) {
  return <Money amount={typeof amount === 'string' ? amount : null} currency={String(row.currency)} />;
}
