import type { Values } from '@mandate/contract/merge.ts';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { useForm } from '../../resources/editor/record-context.ts';
import type { RecordForm } from '../../resources/editor/record-form.ts';

/** A new project is in the currency of its customer until another is chosen (decisions 9.4). */
export function useCustomerCurrency(form: RecordForm): void {
  const customerId = useForm(form, ({ values, base }) => (base.version === undefined ? values.customerId : null));
  useEffect(() => {
    if (typeof customerId !== 'string') return;
    const breakOff = new AbortController();
    const { base, values } = form.state();
    if (values.currency !== base.currency) return;
    call<Values>('GET', `/customer/get-by-id/${customerId}`, undefined, { quiet: true, signal: breakOff.signal }).then(
      ({ currency }) => {
        if (typeof currency === 'string' && form.state().values.currency === values.currency)
          form.set('currency', currency);
      },
      // The currency stays as it is; what is wrong with the customer is said when the project is saved.
      () => undefined,
    );
    return () => breakOff.abort();
  }, [form, customerId]);
}
