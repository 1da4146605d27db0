import type { Dashboard, Metric } from '@mandate/contract/overview/dashboard.ts';
import { lazy, Suspense, useState } from 'react';

const ExplainPanel = lazy(() => import('./explain-panel.tsx'));

interface ExplainOpenerProps {
  of: Dashboard;
  /** The figure the address asks for. */
  figure: Metric | null;
  onClose: () => void;
}

/** Shows the explanation the address asks for; its code comes when it is opened for the first time. */
export function ExplainOpener({ of, figure, onClose }: ExplainOpenerProps) {
  // While it goes out of sight it still says what it said.
  const [last, setLast] = useState<Metric | null>(null);
  if (figure !== null && figure !== last) setLast(figure);
  const shown = figure ?? last;
  const value = of.figures.find(({ figure: each }) => each === shown);
  if (value === undefined) return null;
  return (
    <Suspense>
      <ExplainPanel
        isOpen={figure !== null}
        of={value}
        period={of.period}
        currency={of.currency}
        onClose={onClose}
        onLeft={() => setLast(null)}
      />
    </Suspense>
  );
}
