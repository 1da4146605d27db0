import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MenuItem } from '../../ui/overlays/menu.tsx';
import type { FurtherAct } from './further-acts.ts';

/** A further act of a record in a menu: a link to where it is done. */
export function FurtherActItem({ act, onChosen }: { act: FurtherAct; onChosen: () => void }) {
  const { t } = useTranslation();
  return (
    <MenuItem render={<Link to={act.to} />} onClick={onChosen}>
      <ArrowRightLeft aria-hidden="true" />
      {t(`record.personnel.${act.name}`)}
    </MenuItem>
  );
}
