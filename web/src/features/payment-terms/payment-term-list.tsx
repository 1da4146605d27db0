import { paymentTerm } from '@mandate/contract/entities/payment-term.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';

/** When invoices are due. */
export default function PaymentTermList() {
  return (
    <ResourceList
      entity={paymentTerm}
      paths={paths.paymentTerms}
      columns={[
        { field: 'code' },
        { field: 'name', place: 'name' },
        { field: 'days', width: 90 },
        { field: 'isEndOfMonth', width: 150 },
        { field: 'discountPercent', width: 110 },
        { field: 'discountDays', width: 140 },
        { field: 'isActive', width: 90 },
      ]}
    />
  );
}
