import { customer } from '@mandate/contract/entities/customer.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';
import { CustomerStatus } from './customer-status.tsx';

/** The customers: who projects are sold to. */
export default function CustomerList() {
  return (
    <ResourceList
      entity={customer}
      paths={paths.customers}
      columns={[
        { field: 'code', width: 96 },
        { field: 'name', width: 'minmax(180px, 2fr)', place: 'name' },
        { field: 'status', width: 120, place: 'badge', render: (row) => <CustomerStatus status={row.status} /> },
        { field: 'city', width: 'minmax(110px, 1fr)' },
        { field: 'countryCode', width: 'minmax(110px, 1fr)' },
        { field: 'accountManagerId', width: 'minmax(130px, 1fr)' },
        { field: 'email', width: 'minmax(140px, 1.2fr)' },
        { field: 'updatedAt', width: 150 },
      ]}
    />
  );
}
