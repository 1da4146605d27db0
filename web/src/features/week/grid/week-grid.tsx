import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/duration.ts';
import type { WeekDay } from '@mandate/contract/time/week-detail.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Lock from 'lucide-react/icons/lock';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutPressed } from '../../../lib/commands/shortcuts.ts';
import { readCells } from '../../../ui/grid/read-and-write-cells.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import type { CellView, WeekView } from '../state/week-view.ts';
import { dayLook, dayName, dayRemark, longDay } from '../week-texts.ts';
import { type CellSpot, cellKeyPressed } from './cell-key-pressed.ts';
import { cellRemark, cellText } from './cell-texts.ts';
import { LineLeft } from './line-left.tsx';
import { Fold, Grid, Sheet } from './sheet.tsx';
import { type Typing, WeekCell } from './week-cell.tsx';
import { WeekFoot } from './week-foot.tsx';

// Says of the chosen cell what its marks mean, without moving what is below.
const Remark = styled('p')(({ theme: { vars } }) => ({
  minHeight: 24,
  padding: '4px 14px 0',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
}));

interface WeekGridProps {
  view: WeekView;
  /** Projects whose lines are put away. */
  folded: readonly string[];
  onFold: (project: string) => void;
  days: readonly WeekDay[];
  today: string;
  spot: CellSpot;
  onSpot: (spot: CellSpot) => void;
  onType: (cell: CellView, text: string) => void;
  onPaste: (cell: CellView, block: string[][]) => void;
  onFillRight: (cell: CellView) => void;
  onUndo: () => void;
  onPanel: () => void;
  isReading: boolean;
  /** The button that adds a line. */
  addRow: ReactNode;
}

/** The week as one grid: lines under their projects, seven days, totals. Arrows move, a digit, Enter or F2 types, Enter takes it and goes down. */
export function WeekGrid(props: WeekGridProps) {
  const {
    view,
    folded,
    onFold,
    days,
    today,
    spot,
    onSpot,
    onType,
    onPaste,
    onFillRight,
    onUndo,
    onPanel,
    isReading,
    addRow,
  } = props;
  const { t } = useTranslation();
  const { language } = useFormats();
  const grid = useRef<HTMLTableElement>(null);
  const [typing, setTyping] = useState<(Typing & { key: string }) | null>(null);
  const isLeft = useRef(false);
  const wantsFocus = useRef(false);
  // After Tab has taken a cell it goes on from day to day, until another key; else Tab leaves the grid.
  const isTabbing = useRef(false);
  const cellAt = ({ row, day }: CellSpot) => view.rows[row]?.cells[day];
  const chosen = cellAt(spot);

  useLayoutEffect(() => {
    if (!wantsFocus.current || typing) return;
    wantsFocus.current = false;
    const cell = grid.current?.querySelector<HTMLElement>('[data-chosen]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  function go({ row, day }: CellSpot): void {
    wantsFocus.current = true;
    onSpot({
      row: Math.min(Math.max(row, 0), view.rows.length - 1),
      day: Math.min(Math.max(day, 0), days.length - 1),
    });
  }

  const latest = useRef({ begin, take, choose, inputKey });
  latest.current = { begin, take, choose, inputKey };
  const onChoose = useCallback((row: number, day: number) => latest.current.choose({ row, day }), []);
  const onBegin = useCallback((row: number, day: number) => latest.current.begin({ row, day }, null), []);
  const onTake = useCallback((text: string) => latest.current.take(text), []);
  const onInputKey = useCallback((event: KeyboardEvent<HTMLInputElement>) => latest.current.inputKey(event), []);

  function choose(to: CellSpot): void {
    if (typing && typing.key === cellAt(to)?.key) return;
    wantsFocus.current = true;
    onSpot(to);
  }

  function begin(at: CellSpot, text: string | null): void {
    const cell = cellAt(at);
    if (!cell?.isOpen || isReading) return;
    if (cell.entries.length > 1) {
      onPanel();
      return;
    }
    isLeft.current = false;
    setTyping({ key: cell.key, text: text ?? cellText(cell), isBegun: text !== null });
  }

  /** Takes what was typed, once: leaving the input says it again. */
  function take(text: string): void {
    if (!typing || isLeft.current) return;
    isLeft.current = true;
    const cell = typedCell();
    setTyping(null);
    if (cell && text.trim() !== cellText(cell)) onType(cell, text);
  }

  /** The cell that is typed into, wherever its line stands by now. */
  function typedCell(): CellView | undefined {
    return view.rows.flatMap(({ cells }) => cells).find(({ key }) => key === typing?.key);
  }

  function inputKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || !typing) return;
    const { row, day } = spot;
    const { value } = event.currentTarget;
    // What is typed belongs to the cell until it is taken.
    event.stopPropagation();
    const shortcut = shortcutPressed('week', event);
    if (shortcut === 'drop') {
      isLeft.current = true;
      setTyping(null);
      go({ row, day });
    } else if (shortcut === 'panel') {
      take(value);
      onPanel();
    } else if (event.key === 'Enter') {
      take(value);
      go({ row: row + (event.shiftKey ? -1 : 1), day });
    } else if (event.key === 'Tab') {
      const next = day + (event.shiftKey ? -1 : 1);
      if (next < 0 || next >= days.length) return;
      take(value);
      isTabbing.current = true;
      go({ row, day: next });
    } else return;
    event.preventDefault();
  }

  function keyPressed(event: KeyboardEvent<HTMLTableElement>): void {
    if (!(event.target instanceof Element) || !event.target.matches('[data-cell]')) return;
    const next = spot.day + (event.shiftKey ? -1 : 1);
    if (event.key === 'Tab' && isTabbing.current && next >= 0 && next < days.length) {
      event.preventDefault();
      go({ ...spot, day: next });
      return;
    }
    isTabbing.current = event.key === 'Shift' && isTabbing.current;
    cellKeyPressed(event, spot, {
      go,
      begin: (text) => begin(spot, text),
      clear: () => chosen?.isOpen && (chosen.entries.length > 1 ? onPanel() : onType(chosen, '')),
      panel: onPanel,
      fillRight: () => chosen && onFillRight(chosen),
      undo: onUndo,
    });
  }

  function paste(event: ClipboardEvent<HTMLTableElement>): void {
    const block = readCells(event.clipboardData.getData('text/plain'));
    const isBlock = block.length > 1 || block.some((row) => row.length > 1);
    if (!chosen || block.length === 0 || (typing && !isBlock)) return;
    event.preventDefault();
    // What was typed so far gives way to the block.
    isLeft.current = true;
    setTyping(null);
    wantsFocus.current = true;
    onPaste(chosen, block);
  }

  function copy(event: ClipboardEvent<HTMLTableElement>): void {
    if (!chosen || typing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', cellText(chosen));
  }

  const remark = chosen ? cellRemark(chosen) : null;
  let row = -1;
  return (
    <Sheet>
      <Grid
        ref={grid}
        role="grid"
        aria-label={t('week.grid')}
        aria-describedby="week-remark"
        onKeyDown={keyPressed}
        onPaste={paste}
        onCopy={copy}
      >
        <thead>
          <tr>
            <th scope="col" className="head name">
              {t('week.line')}
            </th>
            {days.map((day) => (
              <DayHead key={day.date} day={day} isToday={day.date === today} />
            ))}
            <th scope="col" className="head sum">
              {t('week.total')}
            </th>
          </tr>
        </thead>
        {view.projects.map((project) => (
          <tbody key={project.id}>
            <tr>
              <th scope="rowgroup" colSpan={9} className="project">
                <span>
                  <Fold
                    type="button"
                    aria-expanded={!folded.includes(project.id)}
                    aria-label={t('week.linesOf', { project: project.label })}
                    onClick={() => onFold(project.id)}
                  >
                    <ChevronDown aria-hidden="true" />
                  </Fold>
                  <b>{project.label}</b>
                  <span>{project.customerLabel ?? t('week.internal')}</span>
                  <strong>{clockText(project.seconds)}</strong>
                </span>
              </th>
            </tr>
            {(folded.includes(project.id) ? [] : project.rows).map((line) => {
              row += 1;
              const place = row;
              return (
                <tr key={line.line.id}>
                  <th scope="row" className="line">
                    <b title={line.line.label}>{line.line.label}</b>
                    <LineLeft row={line} />
                  </th>
                  {line.cells.map((cell, day) => (
                    <WeekCell
                      key={cell.date}
                      cell={cell}
                      row={place}
                      day={day}
                      look={dayLook(days[day] ?? noDay)}
                      isChosen={spot.row === place && spot.day === day}
                      typing={typing?.key === cell.key ? typing : null}
                      label={
                        typing?.key === cell.key
                          ? t('week.timeOf', { line: line.line.label, day: longDay(cell.date, language) })
                          : ''
                      }
                      onChoose={onChoose}
                      onBegin={onBegin}
                      onTake={onTake}
                      onInputKey={onInputKey}
                    />
                  ))}
                  <td className="total">{line.seconds === 0 ? '' : clockText(line.seconds)}</td>
                </tr>
              );
            })}
          </tbody>
        ))}
        <tfoot>
          {addRow && (
            <tr>
              <td colSpan={9} className="more">
                <span>
                  {addRow}
                  {t('week.rowsByThemselves')}
                </span>
              </td>
            </tr>
          )}
          <WeekFoot view={view} days={days} />
        </tfoot>
      </Grid>
      <Remark id="week-remark" role="status">
        {remark}
      </Remark>
    </Sheet>
  );
}

/** The head of a day: its name, its target or what is special about it. */
function DayHead({ day, isToday }: { day: WeekDay; isToday: boolean }) {
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
}

const noDay: WeekDay = { date: '', capacity: 0, holiday: null, absence: null, isClosed: false };
