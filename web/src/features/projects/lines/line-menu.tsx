import { hasFigures, type LineType } from '@mandate/contract/project/line.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Heading from 'lucide-react/icons/heading';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { useExplainItems } from '../explain/use-explain-items.tsx';
import type { CellFacts } from './cells/cell-facts.ts';
import { mayComeAndGo } from './cells/may-write.ts';
import type { EditLine } from './edit-line.ts';
import { firstLine } from './line-field-label.ts';

/** What a person may do with one line. */
export interface LineActs {
  move: (id: string, step: -1 | 1) => void;
  insertAbove: (id: string, type?: LineType) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
  set: (id: string, change: Partial<Pick<EditLine, 'isOptional' | 'isBillable'>>) => void;
}

/** The acts on one line, behind a button at its end. */
export function LineMenu({ line, number, acts, facts, tabIndex }: LineMenuProps) {
  const { t } = useTranslation();
  const explainItems = useExplainItems();
  const name = firstLine(line.description) || number;
  return (
    <Menu
      button={(props) => (
        <IconButton
          {...props}
          label={t('project.lineActions', { name })}
          size="row"
          tabIndex={tabIndex}
          icon={<Ellipsis aria-hidden="true" />}
        />
      )}
    >
      {(close) => {
        const act = (run: () => void) => () => {
          close();
          run();
        };
        return [
          <MenuItem key="up" onClick={act(() => acts.move(line.id, -1))}>
            <ArrowUp aria-hidden="true" />
            {t('project.moveUp')}
          </MenuItem>,
          <MenuItem key="down" onClick={act(() => acts.move(line.id, 1))}>
            <ArrowDown aria-hidden="true" />
            {t('project.moveDown')}
          </MenuItem>,
          mayComeAndGo({ type: 'service' }, facts) && (
            <MenuItem key="insert" onClick={act(() => acts.insertAbove(line.id))}>
              <Plus aria-hidden="true" />
              {t('project.insertLine')}
            </MenuItem>
          ),
          <MenuItem key="section" onClick={act(() => acts.insertAbove(line.id, 'section'))}>
            <Heading aria-hidden="true" />
            {t('project.insertSection')}
          </MenuItem>,
          mayComeAndGo(line, facts) && (
            <MenuItem key="duplicate" onClick={act(() => acts.duplicate(line.id))}>
              <Copy aria-hidden="true" />
              {t('project.duplicateLine')}
            </MenuItem>
          ),
          hasFigures(line.type) && !facts.locked.has('isOptional') && (
            <MenuItem
              key="optional"
              role="menuitemcheckbox"
              aria-checked={line.isOptional}
              selected={line.isOptional}
              onClick={act(() => acts.set(line.id, { isOptional: !line.isOptional }))}
            >
              {t('project.makeOptional')}
            </MenuItem>
          ),
          hasFigures(line.type) && !facts.locked.has('isBillable') && (
            <MenuItem
              key="billable"
              role="menuitemcheckbox"
              aria-checked={!line.isBillable}
              selected={!line.isBillable}
              onClick={act(() => acts.set(line.id, { isBillable: !line.isBillable }))}
            >
              {t('project.notBillable')}
            </MenuItem>
          ),
          ...(hasFigures(line.type) ? explainItems(line.id, close) : []),
          mayComeAndGo(line, facts) && (
            <MenuItem key="remove" onClick={act(() => acts.remove(line.id))}>
              <Trash2 aria-hidden="true" />
              {t('project.removeLine')}
            </MenuItem>
          ),
        ];
      }}
    </Menu>
  );
}

interface LineMenuProps {
  line: EditLine;
  number: string;
  acts: LineActs;
  facts: Pick<CellFacts, 'locked'>;
  tabIndex?: number;
}
