import { taxRate } from '@mandate/contract/entities/tax-rate.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';

/** The rates of tax on sales. */
export default function TaxRateList() {
  return (
    <ResourceList
      entity={taxRate}
      paths={paths.taxRates}
      columns={[
        { field: 'code' },
        { field: 'name', place: 'name' },
        { field: 'percent', width: 100 },
        { field: 'category', width: 140 },
        { field: 'countryCode', width: 120 },
        { field: 'validFrom', width: 104 },
        { field: 'validTo', width: 104 },
        { field: 'isDefault', width: 80 },
        { field: 'isActive', width: 80 },
      ]}
    />
  );
}
