import styled from '@emotion/styled';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type LaidOut, widthLimits } from './list-layout.ts';

const Line = styled('li')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 36,
  paddingLeft: 4,
  '& > label': { flex: 1, minWidth: 0 },
  '& > label > span + *, & > label': { overflowWrap: 'anywhere' },
  '& button[aria-pressed=true]': { background: vars.palette.tint, color: vars.palette.primaryText },
}));

const Width = styled('div')({ width: 68, flex: 'none', marginRight: 4 });

interface ColumnRowProps {
  column: LaidOut;
  label: string;
  isPhone: boolean;
  mayRise: boolean;
  maySink: boolean;
  /** Stays shown. */
  isFixed: boolean;
  onHide: () => void;
  /** @param control the control to keep the focus on */
  onMove: (by: -1 | 1, control: string) => void;
  onPin: (isPinned: boolean) => void;
  /** @param width in pixels; null is the usual one */
  onWidth: (width: number | null) => void;
}

/** One shown column: its place, its width, whether it is pinned. On phones, which have no columns, its place alone. */
export function ColumnRow(props: ColumnRowProps) {
  const { column, label, isPhone, mayRise, maySink, isFixed, onHide, onMove, onPin, onWidth } = props;
  const { t } = useTranslation();
  const { field, isPinned } = column;
  return (
    <Line>
      <Checkbox
        label={isFixed ? t('columns.always', { field: label }) : label}
        checked
        disabled={isFixed}
        data-control={`show-${field}`}
        onChange={onHide}
      />
      {!isPhone && (
        <>
          <Width>
            <WidthField width={column.chosenWidth} label={t('columns.width', { field: label })} onWidth={onWidth} />
          </Width>
          <IconButton
            size="row"
            aria-pressed={isPinned}
            data-control={`pin-${field}`}
            label={t(isPinned ? 'columns.unpin' : 'columns.pin', { field: label })}
            icon={isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
            onClick={() => onPin(!isPinned)}
          />
        </>
      )}
      <IconButton
        size="row"
        aria-disabled={!mayRise}
        data-control={`up-${field}`}
        label={t('columns.up', { field: label })}
        icon={<ArrowUp aria-hidden="true" />}
        onClick={() => mayRise && onMove(-1, `up-${field}`)}
      />
      <IconButton
        size="row"
        aria-disabled={!maySink}
        data-control={`down-${field}`}
        label={t('columns.down', { field: label })}
        icon={<ArrowDown aria-hidden="true" />}
        onClick={() => maySink && onMove(1, `down-${field}`)}
      />
    </Line>
  );
}

interface WidthFieldProps {
  width: number | undefined;
  label: string;
  onWidth: (width: number | null) => void;
}

/** A width in pixels, by the arrows or typed; empty is the usual one. */
function WidthField({ width, label, onWidth }: WidthFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string): void {
    setTyped(text);
    const wanted = Number(text);
    // While a figure is being typed its beginning is no width.
    if (text === '') onWidth(null);
    else if (wanted >= widthLimits.min && wanted <= widthLimits.max) onWidth(wanted);
  }

  return (
    <TextField
      label={label}
      isLabelHidden
      size="toolbar"
      type="number"
      isFigure
      min={widthLimits.min}
      max={widthLimits.max}
      step={10}
      placeholder={t('columns.widthShort')}
      value={typed ?? (width === undefined ? '' : String(width))}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
