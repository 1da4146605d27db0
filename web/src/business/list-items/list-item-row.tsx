import styled from '@emotion/styled';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { phone } from '../../ui/media/phone.ts';
import { useIsPhone } from '../../ui/media/use-media.ts';
import { ColorMenu } from './color-menu.tsx';
import type { Item } from './items-in.ts';
import { rowKey } from './row-key.ts';

/** The columns of the items: label, code, colour, active, acts. */
export const itemColumns = 'minmax(0, 3fr) minmax(0, 2fr) 138px 84px 92px';

/** The same without colours. */
export const plainColumns = 'minmax(0, 3fr) minmax(0, 2fr) 84px 92px';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: itemColumns,
  alignItems: 'start',
  gap: '8px 10px',
  padding: '8px 8px 8px 12px',
  '&[data-plain]': { gridTemplateColumns: plainColumns },
  '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
  '& > div': { minWidth: 0 },
  '& .middle': { display: 'flex', alignItems: 'center', minHeight: 36 },
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    padding: 12,
    '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& > :nth-of-type(1), & > :nth-of-type(2), & > :last-child': { gridColumn: '1 / -1' },
    '& > :last-child': { justifyContent: 'flex-end' },
    // Without a colour there is room beside the box.
    '&[data-plain] > :last-child': { gridColumn: 'auto' },
  },
}));

const Code = styled('span')(({ theme: { vars } }) => ({
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

interface ListItemRowProps {
  item: Item;
  /** Records may have its code, which therefore stays. */
  isStored: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** The sentences about its parts. */
  errors: Record<string, string>;
  onChange: (part: Partial<Item>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  /** Enter was pressed in its label. */
  onEnter: () => void;
}

/** One item of a list. */
export function ListItemRow({
  item,
  isStored,
  isFirst,
  isLast,
  errors,
  onChange,
  onMove,
  onRemove,
  onEnter,
}: ListItemRowProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const key = rowKey(item);
  const name = item.label || t('parameters.newItem');

  function move(by: 1 | -1, button: string): void {
    onMove(by);
    // What is moved in the page loses the focus.
    requestAnimationFrame(() => document.getElementById(button)?.focus());
  }

  return (
    <Row data-plain={item.color === undefined || undefined}>
      <div>
        <TextField
          id={`${key}-label`}
          label={t('parameters.item.label')}
          isLabelHidden={!isPhone}
          error={errors.label}
          autoComplete="off"
          value={item.label}
          onChange={({ target }) => onChange({ label: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter();
          }}
        />
      </div>
      <div className={isStored ? 'middle' : undefined}>
        {isStored ? (
          <Code>{item.code}</Code>
        ) : (
          <TextField
            id={`${key}-code`}
            label={t('parameters.item.code')}
            isLabelHidden={!isPhone}
            error={errors.code}
            autoComplete="off"
            spellCheck={false}
            value={item.code}
            onChange={({ target }) => onChange({ code: target.value.trim() })}
          />
        )}
      </div>
      {item.color !== undefined && (
        <div className="middle">
          <ColorMenu
            label={t('parameters.colorOf', { item: name })}
            value={item.color}
            onChange={(color) => onChange({ color })}
          />
        </div>
      )}
      <div className="middle">
        <Checkbox
          label={t('parameters.item.isActive')}
          checked={item.isActive}
          onChange={({ target }) => onChange({ isActive: target.checked })}
        />
      </div>
      <div className="middle">
        <TooltipIconButton
          id={`${key}-up`}
          size="row"
          label={t('parameters.moveUp', { item: name })}
          icon={<ArrowUp aria-hidden="true" />}
          aria-disabled={isFirst || undefined}
          onClick={() => move(-1, `${key}-up`)}
        />
        <TooltipIconButton
          id={`${key}-down`}
          size="row"
          label={t('parameters.moveDown', { item: name })}
          icon={<ArrowDown aria-hidden="true" />}
          aria-disabled={isLast || undefined}
          onClick={() => move(1, `${key}-down`)}
        />
        <TooltipIconButton
          size="row"
          label={t('parameters.removeItem', { item: name })}
          icon={<Trash aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </Row>
  );
}
