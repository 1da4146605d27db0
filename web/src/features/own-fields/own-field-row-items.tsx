import { may } from '@mandate/contract/access/permissions.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslation } from 'react-i18next';
import { useUser, useViewer } from '../../lib/session/session.ts';
import type { RowItemsProps } from '../../list/rows/row-items.ts';
import { MenuItem } from '../../ui/overlays/menu.tsx';
import { useMoveField } from './use-move-field.ts';

/** What the menu of an own field's row offers besides: its place in the form, one up or one down. */
export default function OwnFieldRowItems({ row, close }: RowItemsProps) {
  const { t } = useTranslation();
  const { role } = useUser();
  const isLooking = useViewer() !== null;
  const move = useMoveField();
  if (isLooking || may(role, 'own-field', 'edit') === false) return null;
  const item = (by: -1 | 1) => (
    <MenuItem
      onClick={() => {
        close();
        void move({ id: row.id, entity: String(row.entity), label: String(row.label) }, by);
      }}
    >
      {by < 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
      {t(by < 0 ? 'ownFieldForm.moveUp' : 'ownFieldForm.moveDown')}
    </MenuItem>
  );
  return (
    <>
      {item(-1)}
      {item(1)}
    </>
  );
}
