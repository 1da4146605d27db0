import styled from '@emotion/styled';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import { dateText } from '@mandate/web/src/ui/values/value-texts.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

const Day = styled('button')(({ theme: { vars } }) => ({
  ...tabular,
  minWidth: 26,
  minHeight: 24,
  padding: '0 5px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { background: vars.palette.sunken, color: vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-other]': { color: vars.palette.ink3 },
  '&[aria-current]': {
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    fontWeight: 600,
  },
}));

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys go from day to day, as the days stand. */
function goOn(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key];
  const days = [...(event.currentTarget.closest('[data-calendar]')?.querySelectorAll('button[data-day]') ?? [])];
  const next = step === undefined ? undefined : days[days.indexOf(event.currentTarget) + step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

interface DayButtonProps {
  date: PlainDate;
  /** What the calendar writes at the day. */
  text: string;
  isToday: boolean;
  /** It belongs to the month before or after. */
  isOther?: boolean;
  /** The Tab key comes to it; to the others the arrow keys go. */
  isReached: boolean;
  onNew: (date: PlainDate) => void;
}

// The library hides what it writes at a day from screen readers, which are told the whole date instead; a button is not hidden from anybody.
const reveal = (button: HTMLButtonElement | null) => button?.closest('[aria-hidden]')?.removeAttribute('aria-hidden');

/** A day of the calendar, which makes a new event on it. */
export function DayButton({ date, text, isToday, isOther = false, isReached, onNew }: DayButtonProps) {
  const { t } = useTranslation('demo');
  const formats = useFormats();
  return (
    <Day
      ref={reveal}
      type="button"
      data-day={date}
      data-other={isOther || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-label={t('calendar.newOn', { text, date: dateText(date, formats) })}
      tabIndex={isReached ? 0 : -1}
      onClick={() => onNew(date)}
      onKeyDown={goOn}
    >
      {text}
    </Day>
  );
}
