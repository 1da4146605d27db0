import { customer } from '@mandate/contract/entities/customer.ts';
import { useRaiseAct } from '../../business/prices/use-raise-act.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';
import { CustomerStatus } from './customer-status.tsx';

/** The customers: who projects are sold to. */
export default function CustomerList() {
  const raising = useRaiseAct('customer');
  return (
    <ResourceList
      entity={customer}
      paths={paths.customers}
      {...raising}
      columns={[
        { field: 'code' },
        { field: 'name', place: 'name' },
        { field: 'status', width: 108, place: 'badge', render: (row) => <CustomerStatus status={row.status} /> },
        { field: 'city' },
        { field: 'countryCode' },
        { field: 'accountManagerId' },
        { field: 'email' },
        { field: 'updatedAt' },
      ]}
    />
  );
}
