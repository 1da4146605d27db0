import { customer } from '@mandate/contract/entities/customer.ts';
import { lazy } from 'react';
import { useRaiseAct } from '../../business/prices/use-raise-act.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { loadWords } from '../../lib/i18n/i18n.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';
import { CustomerStatus } from './customer-status.tsx';

// Fetched when a row is looked at.
const CustomerPreview = lazy(async () => {
  const [page] = await Promise.all([import('./customer-page.tsx'), loadWords('record-page', 'notes-and-files')]);
  return { default: page.CustomerPreview };
});

/** The customers: who projects are sold to. */
export default function CustomerList() {
  const raising = useRaiseAct('customer');
  return (
    <ResourceList
      entity={customer}
      paths={paths.customers}
      previewed={CustomerPreview}
      {...raising}
      columns={[
        { field: 'code' },
        { field: 'name', place: 'name' },
        { field: 'status', width: 128, place: 'badge', render: (row) => <CustomerStatus status={row.status} /> },
        { field: 'city' },
        { field: 'countryCode' },
        { field: 'accountManagerId' },
        { field: 'email' },
        { field: 'updatedAt' },
      ]}
    />
  );
}
