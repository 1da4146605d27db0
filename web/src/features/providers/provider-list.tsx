import { provider } from '@mandate/contract/entities/provider.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';
import { ProviderStatus } from './provider-status.tsx';

/** The providers: who delivers for the firm without being of it. */
export default function ProviderList() {
  return (
    <ResourceList
      entity={provider}
      paths={paths.providers}
      columns={[
        { field: 'code', width: 96 },
        { field: 'name', width: 'minmax(180px, 2fr)', place: 'name' },
        { field: 'status', width: 120, place: 'badge', render: (row) => <ProviderStatus status={row.status} /> },
        { field: 'kind', width: 104 },
        { field: 'serviceCategoryIds', width: 'minmax(150px, 1.4fr)' },
        { field: 'countryCode', width: 'minmax(110px, 1fr)' },
        { field: 'accountManagerId', width: 'minmax(130px, 1fr)' },
        { field: 'updatedAt', width: 150 },
      ]}
    />
  );
}
