import { place } from '@mandate/contract/entities/place.ts';
import { lazy } from 'react';
import { ActiveStatus } from '../../business/active-status.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { loadWords } from '../../lib/i18n/i18n.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';

// Fetched when a row is looked at.
const PlacePreview = lazy(async () => {
  const [page] = await Promise.all([import('./place-page.tsx'), loadWords('record-page', 'notes-and-files')]);
  return { default: page.PlacePreview };
});

/** The places: where work happens. */
export default function PlaceList() {
  return (
    <ResourceList
      entity={place}
      paths={paths.places}
      previewed={PlacePreview}
      columns={[
        { field: 'code' },
        { field: 'name', place: 'name' },
        { field: 'isActive', width: 110, place: 'badge', render: (row) => <ActiveStatus isActive={row.isActive} /> },
        { field: 'kind', width: 130 },
        { field: 'customerId' },
        { field: 'providerId' },
        { field: 'city' },
        { field: 'countryCode' },
      ]}
    />
  );
}
