import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { weekAddress } from '../../lib/addresses/paths.ts';
import type { RowItemsProps } from '../../list/rows/row-items.ts';
import { MenuItem } from '../../ui/overlays/menu.tsx';

/** What the menu of an entry's row offers besides: the week it stands in, where somebody of the firm worked. */
export default function EntryRowItems({ row, close }: RowItemsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { personnelId, date } = row;
  if (typeof personnelId !== 'string' || typeof date !== 'string') return null;
  return (
    <MenuItem
      onClick={() => {
        close();
        void navigate(weekAddress(date, personnelId));
      }}
    >
      <CalendarClock aria-hidden="true" />
      {t('entries.openWeek')}
    </MenuItem>
  );
}
