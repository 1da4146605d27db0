import styled from '@emotion/styled';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ComponentProps, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { useFormats } from '../values/formats.ts';
import { dateText, noValue } from '../values/value-texts.ts';
import type { FieldFrameProps } from './field-frame.tsx';
import { readDate } from './read-date.ts';
import { TextField } from './text-field.tsx';

// The platform's own calendar needs an input that is there, though nobody sees it.
const Calendar = styled('input')({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  '&&&': { flex: 'none', width: 1, height: 1, opacity: 0, pointerEvents: 'none' },
});

const Pick = styled(IconButton)({ marginRight: -6 });

interface DateFieldProps
  extends FieldFrameProps,
    Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'onChange'> {
  /** `YYYY-MM-DD`, or a text that is no date, or empty. */
  value: string;
  /** Called with the date that was typed or chosen; with the text itself when it is none. */
  onDate: (date: string) => void;
  /** Names the button that opens the calendar. */
  pickLabel: string;
}

/** A plain date, written and read as the person writes dates; a calendar opens beside it. */
export function DateField({ value, onDate, pickLabel, ...field }: DateFieldProps) {
  const formats = useFormats();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = dateText(value, formats);
  return (
    <TextField
      autoComplete="off"
      {...field}
      value={typed ?? (shown === noValue ? value : shown)}
      onChange={({ target }) => {
        setTyped(target.value);
        onDate(readDate(target.value, formats) ?? target.value.trim());
      }}
      onBlur={() => setTyped(null)}
      end={
        <>
          <Pick
            size="row"
            label={pickLabel}
            title={pickLabel}
            icon={<CalendarDays aria-hidden="true" />}
            onClick={() => calendar.current?.showPicker()}
          />
          <Calendar
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={shown === noValue ? '' : value}
            onChange={({ target }) => onDate(target.value)}
          />
        </>
      }
    />
  );
}
