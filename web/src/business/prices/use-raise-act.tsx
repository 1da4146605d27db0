import TrendingUp from 'lucide-react/icons/trending-up';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser, useViewer } from '../../lib/session/session.ts';
import type { RowsAct } from '../../list/bulk/rows-act.ts';
import type { RowItems } from '../../list/rows/row-items.ts';
import { type RaisedList, raiseAddress } from './raise-address.ts';
import { raisedSides } from './raised-sides.ts';

// Fetched with the menu of a row.
const RaiseItem = lazy(() => import('./raise-item.tsx'));

const rowItems: Record<RaisedList, RowItems> = {
  service: itemsOf('service'),
  personnel: itemsOf('personnel'),
  provider: itemsOf('provider'),
  customer: itemsOf('customer'),
  rate: itemsOf('rate'),
};

/** The ways from a list to where prices are raised: of its rows, and of one row from its menu. */
interface RaiseAct {
  rowsAct: RowsAct;
  rowItems: RowItems;
}

/** The ways from a list to where the prices of its rows are raised, as a list takes them; none for who may not. */
export function useRaiseAct(of: RaisedList): Partial<RaiseAct> {
  const { t } = useTranslation();
  const reader = useUser();
  const isView = useViewer() !== null;
  if (isView || raisedSides(of, reader).length === 0) return {};
  return {
    rowsAct: {
      label: t('bulk.raise'),
      icon: <TrendingUp aria-hidden="true" />,
      address: (rows) => raiseAddress({ of, ...rows }),
    },
    rowItems: rowItems[of],
  };
}

function itemsOf(of: RaisedList): RowItems {
  return (props) => <RaiseItem of={of} {...props} />;
}
