import TrendingUp from 'lucide-react/icons/trending-up';
import { useTranslation } from 'react-i18next';
import { useUser, useViewer } from '../../lib/session/session.ts';
import type { RowsAct } from '../../list/bulk/rows-act.ts';
import { type RaisedList, raiseAddress } from './raise-address.ts';
import { raisedSides } from './raised-sides.ts';

/** The way from a list to where the prices of its rows are raised; undefined for who may not. */
export function useRaiseAct(of: RaisedList): RowsAct | undefined {
  const { t } = useTranslation();
  const reader = useUser();
  const isView = useViewer() !== null;
  if (isView || raisedSides(of, reader).length === 0) return undefined;
  return {
    label: t('bulk.raise'),
    icon: <TrendingUp aria-hidden="true" />,
    address: (rows) => raiseAddress({ of, ...rows }),
  };
}
