import { useSyncExternalStore } from 'react';
import type { RecordForm } from '../../../form/state/record-form.ts';
import { type OpenChange, priceGuard } from './price-guard.ts';

/** What is to be decided of the prices of a project; null for nothing. */
export function useOpenChange(form: RecordForm): OpenChange | null {
  const guard = priceGuard(form);
  return useSyncExternalStore(guard.subscribe, guard.open);
}
