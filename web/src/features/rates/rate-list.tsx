import { rate } from '@mandate/contract/entities/rate.ts';
import { useRaiseAct } from '../../business/prices/use-raise-act.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';

/** All dated rates the reader sees: what is sold for how much, and what it costs, since when. */
export default function RateList() {
  const raising = useRaiseAct('rate');
  return (
    <ResourceList
      entity={rate}
      paths={paths.rates}
      {...raising}
      columns={[
        { field: 'name', width: 'minmax(220px, 1.4fr)', place: 'name' },
        { field: 'side', width: 84 },
        { field: 'serviceId', width: 'minmax(150px, 1.4fr)' },
        { field: 'personnelId', width: 'minmax(120px, 1fr)' },
        { field: 'providerId', width: 'minmax(120px, 1fr)' },
        { field: 'customerId', width: 'minmax(120px, 1fr)' },
        { field: 'seniority', width: 110 },
        { field: 'amount', width: 110 },
        { field: 'currency', width: 84 },
        { field: 'unit', width: 92 },
        { field: 'validFrom', width: 108 },
        { field: 'validTo', width: 108 },
      ]}
    />
  );
}
