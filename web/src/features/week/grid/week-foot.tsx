import type { WeekDay } from '@mandate/contract/time/week-detail.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { differenceText, footText } from '../../../business/time/difference-text.ts';
import type { WeekView } from '../state/week-view.ts';
import { dayLook } from '../week-texts.ts';

/** What is booked, wanted and missing, by day and of the week. */
export const WeekFoot = memo(function WeekFoot({ view, days }: { view: WeekView; days: readonly WeekDay[] }) {
  const { t } = useTranslation();
  const target = days.reduce((sum, { capacity }) => sum + capacity, 0);
  const isIdle = (day: number) => days[day]?.capacity === 0 && view.booked[day] === 0;
  const lines = [
    { name: t('week.booked'), of: (day: number) => footText(view.booked[day] ?? 0), all: footText(view.total) },
    { name: t('week.target'), of: (day: number) => footText(days[day]?.capacity ?? 0), all: footText(target) },
    {
      name: t('week.difference'),
      of: (day: number) =>
        isIdle(day) ? footText(0) : differenceText(view.booked[day] ?? 0, days[day]?.capacity ?? 0),
      all: differenceText(view.total, target),
    },
  ];
  return lines.map(({ name, of, all }, at) => (
    <tr key={name} className="foot" data-first={at === 0 || undefined}>
      <th scope="row">{name}</th>
      {days.map((day, place) => (
        <td key={day.date} data-look={dayLook(day)}>
          {of(place)}
        </td>
      ))}
      <td>{all}</td>
    </tr>
  ));
});
