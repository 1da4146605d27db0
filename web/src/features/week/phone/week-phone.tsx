import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import type { TimeSteps } from '@mandate/contract/time/duration.ts';
import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../../business/time/day-name.ts';
import { differenceText } from '../../../business/time/difference-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { keepClear } from '../../../ui/feedback/keep-clear.ts';
import { overFoot } from '../../../ui/page/over-foot.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import type { CellView, WeekView } from '../state/week-view.ts';
import { dayRemark } from '../week-texts.ts';
import { DayStrip } from './day-strip.tsx';
import { LineCard } from './line-card.tsx';

const Day = styled('div')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, paddingTop: 12 },
  '& > header > div': { flex: '1 1 150px', minWidth: 0 },
  '& h2': { fontSize: 18, lineHeight: '24px', fontWeight: 600 },
  '& header p': { fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
}));

const Bar = styled('section')(({ theme: { vars } }) => ({
  ...tabular,
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  background: vars.palette.background.paper,
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > p': { flex: 'none', fontSize: 11, lineHeight: '16px', color: vars.palette.text.secondary },
  '& > p > b': {
    display: 'block',
    fontSize: 16,
    lineHeight: '24px',
    fontWeight: 600,
    color: vars.palette.text.primary,
  },
  '& > :last-child:not(p)': { flex: 1, minWidth: 0 },
}));

interface WeekPhoneProps {
  week: WeekDetail;
  view: WeekView;
  steps: TimeSteps;
  isReading: boolean;
  day: number;
  onDay: (day: number) => void;
  onType: (cell: CellView, text: string) => void;
  onPanel: (row: number) => void;
  onAddRow: () => void;
  /** Null where the day before has nothing to copy. */
  onCopyYesterday: (() => void) | null;
  /** What stands between the head of the day and its cards. */
  notices: ReactNode;
  /** What stands below the cards. */
  remarks: ReactNode;
  handIn: ReactNode;
}

/** A week on a phone: one day, a card a line, the days to choose from above, and the sum with the act that hands in at the foot. */
export function WeekPhone(props: WeekPhoneProps) {
  const { week, view, steps, isReading, day, onDay, onType, onPanel, onAddRow, onCopyYesterday } = props;
  const { notices, remarks, handIn } = props;
  const { t } = useTranslation();
  const { language } = useFormats();
  const shown = week.days[day];
  if (shown === undefined) return null;
  const booked = view.booked[day] ?? 0;
  const difference = booked - shown.capacity;
  const isMissing = difference < 0;
  return (
    <>
      <DayStrip days={week.days} booked={view.booked} shown={day} onShow={onDay} />
      <Day>
        <header>
          <div>
            <h2>{longDay(shown.date, language)}</h2>
            <p>
              {shown.capacity === 0 && (booked === 0 ? dayRemark(shown) : `${clockText(booked)}, ${dayRemark(shown)}`)}
              {shown.capacity > 0 &&
                `${clockText(booked)} ${t('week.ofTarget', { target: clockText(shown.capacity) })}`}
              {shown.capacity > 0 &&
                difference !== 0 &&
                `, ${isMissing ? t('week.missing', { time: clockText(-difference) }) : differenceText(booked, shown.capacity)}`}
            </p>
          </div>
          {!isReading && onCopyYesterday && (
            <Button icon={<Copy aria-hidden="true" />} onClick={onCopyYesterday}>
              {t('week.copyYesterday')}
            </Button>
          )}
        </header>
        {notices}
        {view.rows.map((row, place) => {
          const cell = row.cells[day];
          return (
            cell && (
              <LineCard
                key={cell.key}
                row={row}
                cell={cell}
                steps={steps}
                isReading={isReading}
                onType={onType}
                onPanel={() => onPanel(place)}
              />
            )
          );
        })}
        {!isReading && (
          <Button icon={<Plus aria-hidden="true" />} onClick={onAddRow}>
            {t('week.addRow')}
          </Button>
        )}
        {remarks}
      </Day>
      <Bar {...keepClear} ref={overFoot} aria-label={t('week.booked')}>
        <p>
          <b>{clockText(view.total)}</b>
          {t('week.ofThisWeek', { target: clockText(week.target) })}
        </p>
        {handIn}
      </Bar>
    </>
  );
}
