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
