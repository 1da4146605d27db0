import TrendingUp from 'lucide-react/icons/trending-up';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RowItemsProps } from '../../list/rows/row-items.ts';
import { MenuItem } from '../../ui/overlays/menu.tsx';
import { type RaisedList, raiseAddress } from './raise-address.ts';

/** The item of a row's menu that leads to where the prices of this one alone are raised. */
export default function RaiseItem({ of, row, close }: RowItemsProps & { of: RaisedList }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <MenuItem
      onClick={() => {
        close();
        void navigate(raiseAddress({ of, ids: [row.id] }));
      }}
    >
      <TrendingUp aria-hidden="true" />
      {t('bulk.raise')}
    </MenuItem>
  );
}
