import { isSeen } from '@mandate/contract/facts/fields.ts';
import type { LineField } from '@mandate/contract/project/figures/explain.ts';
import { lines as linesPart } from '@mandate/contract/project/line.ts';
import Equal from 'lucide-react/icons/equal';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../../../form/state/editing-context.ts';
import { MenuItem } from '../../../ui/overlays/menu.tsx';
import { useExplain } from './explained-figure.ts';

const offered = ['net', 'cost', 'margin'] as const satisfies readonly LineField[];

/** Gives the items of a line's menu that explain its figures, of those the person sees. */
export function useExplainItems() {
  const { t } = useTranslation();
  const { reader } = useEditing();
  const explain = useExplain();
  return (lineId: string, close: () => void) =>
    offered
      .filter((field) => isSeen(linesPart.fields[field], reader))
      .map((field) => (
        <MenuItem
          key={field}
          onClick={() => {
            close();
            explain({ field, lineId });
          }}
        >
          <Equal aria-hidden="true" />
          {t('explain.menu', { figure: t(`explain.input.${field}`) })}
        </MenuItem>
      ));
}
