import styled from '@emotion/styled';
import { holidayCalendar } from '@mandate/contract/entities/holiday-calendar.ts';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { FieldCell } from '../../form/fields/field-cell.tsx';
import { Flag, PlainDate, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { RowContext, useEditing } from '../../form/state/editing-context.ts';
import type { Row } from '../../records/changes/record-path.ts';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { phone } from '../../ui/media/phone.ts';
import { tabular } from '../../ui/values/tabular.ts';
import { dateText } from '../../ui/values/value-texts.ts';

const Line = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '108px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  padding: '6px 12px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  fontSize: 13,
  lineHeight: '20px',
  '& > time': { ...tabular, color: vars.palette.text.secondary },
  '& > strong': { fontWeight: 500, overflowWrap: 'anywhere' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
}));

const Own = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  padding: '12px 12px 12px 16px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
}));

const { days } = holidayCalendar.parts;

interface HolidayRowProps {
  row: Row;
  /** Its day is being written. */
  onWriting: () => void;
  /** Its day was left. */
  onWritten: () => void;
  onRemove: () => void;
}

// Stands for its field, which alone has a place in the grid.
const Day = styled('div')({ display: 'contents' });

/** One holiday: what was filled in is read, and marked where the firm works all the same; an own one is written. */
export function HolidayRow({ row, onWriting, onWritten, onRemove }: HolidayRowProps) {
  const { t } = useTranslation();
  const { isReading } = useEditing();
  const name = String(row.name || t('holidayCalendars.newDay'));
  if (row.origin === 'generated' || isReading)
    return (
      <Line>
        <time>{dateText(String(row.date))}</time>
        <strong>{row.share === '0.5' ? `${name} · ${t('holidayCalendars.half')}` : name}</strong>
        <RowContext value={{ part: 'days', id: row.id }}>
          <Flag of={days} name="isWorkedOn" />
        </RowContext>
      </Line>
    );
  return (
    <Own>
      <RowContext value={{ part: 'days', id: row.id }}>
        <FieldGrid>
          <Day
            onFocus={onWriting}
            onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onWritten()}
          >
            <PlainDate of={days} name="date" />
          </Day>
          <Text of={days} name="name" span={4} />
          <FieldCell of={days} name="share" span={2}>
            {({ frame, value, set }) => (
              <Checkbox
                id={frame.id}
                label={t('holidayCalendars.half')}
                checked={value === '0.5'}
                onChange={({ target }) => set(target.checked ? '0.5' : '1')}
              />
            )}
          </FieldCell>
          <Flag of={days} name="isWorkedOn" span={3} />
        </FieldGrid>
      </RowContext>
      <TooltipIconButton
        size="row"
        label={t('holidayCalendars.remove', { name })}
        icon={<Trash aria-hidden="true" />}
        onClick={onRemove}
      />
    </Own>
  );
}
