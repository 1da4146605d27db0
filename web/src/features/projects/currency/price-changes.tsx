import { lazy, Suspense, useEffect } from 'react';
import { useEditing } from '../../../form/state/editing-context.ts';
import { priceGuard } from './price-guard.ts';
import { useOpenChange } from './use-open-change.ts';

const CurrencyDialog = lazy(() => import('./currency-dialog.tsx'));

/** Asks what becomes of prices as soon as the project on the page gets another currency than they are meant in. */
export function PriceChanges() {
  const { form, isReading } = useEditing();
  const guard = priceGuard(form);
  const change = useOpenChange(form);
  useEffect(() => (isReading ? undefined : guard.watch()), [guard, isReading]);
  if (!change) return null;
  return (
    <Suspense>
      <CurrencyDialog key={`${change.from} ${change.to}`} keeper={guard} change={change} />
    </Suspense>
  );
}
