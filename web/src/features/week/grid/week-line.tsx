import { clockText } from '@mandate/contract/time/clock-text.ts';
import type { WeekDay } from '@mandate/contract/time/week-detail.ts';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../../business/time/day-name.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import type { RowView } from '../state/week-view.ts';
import { dayLook } from '../week-texts.ts';
import { LineLeft } from './line-left.tsx';
import { LinePin } from './line-pin.tsx';
import { type Typing, WeekCell } from './week-cell.tsx';

interface WeekLineProps {
  line: RowView;
  /** Its place in the grid. */
  place: number;
  days: readonly WeekDay[];
  /** The day of it the keyboard is at; null while that is at another line. */
  chosenDay: number | null;
  /** What is typed into a cell of it. */
  typing: (Typing & { key: string }) | null;
  /** It is of the reader's own week, whose lines are pinned. */
  isOwn: boolean;
  onChoose: (row: number, day: number) => void;
  onBegin: (row: number, day: number) => void;
  onTake: (text: string) => void;
  onInputKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** A line of a week: what it is and what is left of it, its seven days and their total. Drawn again where it changed alone. */
export const WeekLine = memo(function WeekLine(props: WeekLineProps) {
  const { line, place, days, chosenDay, typing, isOwn, ...cells } = props;
  const { t } = useTranslation();
  const { language } = useFormats();
  return (
    <tr>
      <th scope="row" className="line">
        <b title={line.line.label}>{line.line.label}</b>
        <LineLeft row={line} />
        {isOwn && <LinePin line={line.line} />}
      </th>
      {line.cells.map((cell, day) => {
        const date = days[day];
        const isTyped = typing?.key === cell.key;
        return (
          <WeekCell
            key={cell.date}
            cell={cell}
            row={place}
            day={day}
            look={date ? dayLook(date) : 'work'}
            isChosen={chosenDay === day}
            typing={isTyped ? typing : null}
            label={isTyped ? t('week.timeOf', { line: line.line.label, day: longDay(cell.date, language) }) : ''}
            {...cells}
          />
        );
      })}
      <td className="total">{line.seconds === 0 ? '' : clockText(line.seconds)}</td>
    </tr>
  );
});
