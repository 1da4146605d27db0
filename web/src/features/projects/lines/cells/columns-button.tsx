import Columns3 from 'lucide-react/icons/columns-3';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../../../form/state/editing-context.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Menu, MenuItem, MenuMark } from '../../../../ui/overlays/menu.tsx';
import { useShownCells } from './shown-cells.ts';

/** Shows and hides columns of the lines; the choice is kept for this person in this browser. */
export function ColumnsButton() {
  const { t } = useTranslation();
  const { form } = useEditing();
  const currency = useForm(form, ({ values }) => String(values.currency ?? ''));
  const { seen, shown, toggle } = useShownCells();
  return (
    <Menu
      button={(props) => (
        <Button {...props} look="quiet" size="toolbar" icon={<Columns3 aria-hidden="true" />}>
          {t('project.columns')}
        </Button>
      )}
    >
      {() =>
        seen.map((key) => (
          <MenuItem key={key} role="menuitemcheckbox" aria-checked={shown.includes(key)} onClick={() => toggle(key)}>
            {t(`project.column.${key}`, { currency })}
            {shown.includes(key) && <MenuMark aria-hidden="true" />}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
