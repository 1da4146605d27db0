import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import type { CellView } from '../state/week-view.ts';
import type { DayLook } from '../week-texts.ts';
import { cellProblem, cellRemark, cellText } from './cell-texts.ts';

/** What is typed into a cell until it is taken. */
export interface Typing {
  text: string;
  /** The cursor stands behind it; else all of it is chosen. */
  isBegun: boolean;
}

interface WeekCellProps {
  cell: CellView;
  /** Its place in the grid. */
  row: number;
  day: number;
  look: DayLook;
  /** It is the one the keyboard is at. */
  isChosen: boolean;
  typing: Typing | null;
  label: string;
  onChoose: (row: number, day: number) => void;
  onBegin: (row: number, day: number) => void;
  /** The text is taken. */
  onTake: (text: string) => void;
  onInputKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** A day of a line: its time, marks of what else there is, and while it is typed into its input. */
export const WeekCell = memo(function WeekCell(props: WeekCellProps) {
  const { cell, row, day, look, isChosen, typing, label, onChoose, onBegin, onTake, onInputKey } = props;
  const remark = cellRemark(cell);
  const isWrong = cellProblem(cell) !== null;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: within a grid it is a cell of it, which may be readonly
    <td
      data-cell=""
      data-row={row}
      data-day={day}
      data-look={look}
      data-chosen={isChosen || undefined}
      data-waiting={cell.isWaiting || undefined}
      data-wrong={isWrong || undefined}
      aria-readonly={!cell.isOpen || undefined}
      aria-invalid={isWrong || undefined}
      tabIndex={isChosen ? 0 : -1}
      onFocus={() => onChoose(row, day)}
      onDoubleClick={() => onBegin(row, day)}
    >
      {cell.entries.length > 1 && <i className="several" />}
      {cell.isWaiting && <i className="waits" />}
      {cell.hasText && <i className="text" />}
      {typing ? (
        <CellInput typing={typing} label={label} isWrong={isWrong} onTake={onTake} onKey={onInputKey} />
      ) : (
        cellText(cell)
      )}
      {remark !== null && <VisuallyHidden> {remark}</VisuallyHidden>}
    </td>
  );
});

interface CellInputProps {
  typing: Typing;
  label: string;
  isWrong: boolean;
  onTake: (text: string) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

function CellInput({ typing, label, isWrong, onTake, onKey }: CellInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isBegun } = typing;
  // Within the key that began it: the next one is typed into it.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (!isBegun) input.current?.select();
  }, [isBegun]);
  return (
    <input
      ref={input}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      defaultValue={typing.text}
      onBlur={(event) => onTake(event.target.value)}
      onKeyDown={onKey}
    />
  );
}
