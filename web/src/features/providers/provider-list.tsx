import { provider } from '@mandate/contract/entities/provider.ts';
import { lazy } from 'react';
import { useRaiseAct } from '../../business/prices/use-raise-act.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { loadWords } from '../../lib/i18n/i18n.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';
import { ProviderStatus } from './provider-status.tsx';

// Fetched when a row is looked at.
const ProviderPreview = lazy(async () => {
  const [page] = await Promise.all([import('./provider-page.tsx'), loadWords('record-page', 'notes-and-files')]);
  return { default: page.ProviderPreview };
});

/** The providers: who delivers for the firm without being of it. */
export default function ProviderList() {
  const raising = useRaiseAct('provider');
  return (
    <ResourceList
      entity={provider}
      paths={paths.providers}
      previewed={ProviderPreview}
      {...raising}
      columns={[
        { field: 'code' },
        { field: 'name', place: 'name' },
        { field: 'status', width: 124, place: 'badge', render: (row) => <ProviderStatus status={row.status} /> },
        { field: 'kind', width: 104 },
        { field: 'serviceCategoryIds' },
        { field: 'countryCode' },
        { field: 'accountManagerId' },
        { field: 'updatedAt' },
      ]}
    />
  );
}
