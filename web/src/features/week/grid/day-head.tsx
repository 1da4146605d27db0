import type { WeekDay } from '@mandate/contract/time/week-detail.ts';
import Lock from 'lucide-react/icons/lock';
import { memo } from 'react';
import { dayName } from '../../../business/time/day-name.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import { dayLook, dayRemark } from '../week-texts.ts';

/** The head of a day: its name, its target or what is special about it. */
export const DayHead = memo(function DayHead({ day, isToday }: { day: WeekDay; isToday: boolean }) {
  const { language } = useFormats();
  return (
    <th
      scope="col"
      className="head"
      data-look={dayLook(day)}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
      title={day.holiday ?? day.absence?.kind ?? undefined}
    >
      <b>{dayName(day.date, language)}</b>
      <small>
        {day.isClosed && <Lock aria-hidden="true" />}
        {dayRemark(day)}
      </small>
    </th>
  );
});
