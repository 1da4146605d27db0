import { place } from '@mandate/contract/entities/place.ts';
import { ActiveStatus } from '../../business/active-status.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';

/** The places: where work happens. */
export default function PlaceList() {
  return (
    <ResourceList
      entity={place}
      paths={paths.places}
      columns={[
        { field: 'code', width: 96 },
        { field: 'name', width: 'minmax(180px, 2fr)', place: 'name' },
        { field: 'isActive', width: 110, place: 'badge', render: (row) => <ActiveStatus isActive={row.isActive} /> },
        { field: 'kind', width: 130 },
        { field: 'customerId', width: 'minmax(140px, 1.4fr)' },
        { field: 'providerId', width: 'minmax(140px, 1.2fr)' },
        { field: 'city', width: 'minmax(110px, 1fr)' },
        { field: 'countryCode', width: 'minmax(110px, 1fr)' },
      ]}
    />
  );
}
