import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import type { WeekDay } from '@mandate/contract/time/week-detail.ts';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { weekdayOf } from '../../../business/time/day-name.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { dayRemark } from '../week-texts.ts';

const Strip = styled('div')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  margin: '6px -16px 0',
  background: vars.palette.background.paper,
  borderBlock: `1px solid ${vars.palette.divider}`,
  '& > button': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    height: 60,
    padding: 0,
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'transparent',
    font: 'inherit',
    fontSize: 11,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '& > b': { fontSize: 15, lineHeight: '20px', fontWeight: 600, color: vars.palette.text.primary },
    '& svg': { display: 'inline', width: 11, height: 11, verticalAlign: -1 },
    '&[aria-pressed=true]': { borderBottomColor: vars.palette.primary.main },
    '&[aria-pressed=true], &[aria-pressed=true] > b': { color: vars.palette.primaryText, fontWeight: 600 },
    '&:focus-visible': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: -2 },
  },
}));

interface DayStripProps {
  days: readonly WeekDay[];
  booked: readonly number[];
  /** Which day is shown, from 0. */
  shown: number;
  onShow: (day: number) => void;
}

/** The seven days of a week on a phone, each with what is booked. */
export function DayStrip({ days, booked, shown, onShow }: DayStripProps) {
  const { t } = useTranslation();
  const { language } = useFormats();
  return (
    <Strip role="group" aria-label={t('week.days')}>
      {days.map((day, place) => {
        const seconds = booked[place] ?? 0;
        const isTime = seconds > 0 || day.capacity > 0;
        return (
          <button key={day.date} type="button" aria-pressed={shown === place} onClick={() => onShow(place)}>
            {weekdayOf(day.date, language, 'short')}
            <b>{Number(day.date.slice(8))}</b>
            <span>
              {day.isClosed && <Lock aria-hidden="true" />}
              {isTime ? clockText(seconds) : dayRemark(day)}
              {isTime && <VisuallyHidden> {dayRemark(day)}</VisuallyHidden>}
            </span>
          </button>
        );
      })}
    </Strip>
  );
}
