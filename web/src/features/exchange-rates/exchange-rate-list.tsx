import { exchangeRate } from '@mandate/contract/entities/exchange-rate.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';

/** What other currencies are worth in the base currency, from a day on. */
export default function ExchangeRateList() {
  return (
    <ResourceList
      entity={exchangeRate}
      paths={paths.exchangeRates}
      columns={[
        { field: 'name', place: 'name' },
        { field: 'currency', width: 110 },
        { field: 'validFrom', width: 130 },
        { field: 'rate', width: 160 },
        { field: 'source', width: 110 },
        { field: 'updatedAt' },
        { field: 'updatedById' },
      ]}
    />
  );
}
