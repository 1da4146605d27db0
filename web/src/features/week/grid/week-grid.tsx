import styled from '@emotion/styled';
import type { WeekDay } from '@mandate/contract/time/week-detail.ts';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeekView } from '../state/week-view.ts';
import type { WeekActs } from '../use-week-acts.ts';
import type { CellSpot } from './cell-key-pressed.ts';
import { cellNotice, cellProblem } from './cell-texts.ts';
import { DayHead } from './day-head.tsx';
import { ProjectHead } from './project-head.tsx';
import { Grid, Sheet } from './sheet.tsx';
import { useCellTyping } from './use-cell-typing.ts';
import { WeekFoot } from './week-foot.tsx';
import { WeekLine } from './week-line.tsx';

// Says what is wrong with the chosen cell, or why it takes no time, without moving what is below; in sight however long the week is.
const Remark = styled('p')(({ theme: { vars } }) => ({
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  width: 'fit-content',
  minHeight: 26,
  marginTop: 8,
  padding: '4px 10px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 6,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
  '&[data-wrong]': { color: vars.palette.bad.text, borderColor: vars.palette.bad.line },
  '&:empty, &[data-left]': { opacity: 0 },
  '&[data-left]': { pointerEvents: 'none' },
}));

/** For how long it is said why a cell takes no time, in ms. */
const remarkMs = 6000;

interface WeekGridProps {
  view: WeekView;
  /** Projects whose lines are put away. */
  folded: readonly string[];
  onFold: (project: string) => void;
  days: readonly WeekDay[];
  today: string;
  spot: CellSpot;
  onSpot: (spot: CellSpot) => void;
  acts: WeekActs;
  onPanel: () => void;
  isReading: boolean;
  /** It is the reader's own, whose lines are pinned. */
  isOwn: boolean;
  /** The button that adds a line. */
  addRow: ReactNode;
}

/** The week as one grid: lines under their projects, seven days, totals. Arrows move, a digit, Enter or F2 types, Enter takes it and goes down. */
export function WeekGrid(props: WeekGridProps) {
  const { view, folded, onFold, days, today, spot, onSpot, acts, onPanel, isReading, isOwn, addRow } = props;
  const { t } = useTranslation();
  const grid = useRef<HTMLTableElement>(null);
  const wantsFocus = useRef(false);

  function go({ row, day }: CellSpot): void {
    wantsFocus.current = true;
    onSpot({
      row: Math.min(Math.max(row, 0), view.rows.length - 1),
      day: Math.min(Math.max(day, 0), days.length - 1),
    });
  }

  const cells = useCellTyping({ view, spot, go, acts, onPanel, isReading });
  const { typing } = cells;

  useLayoutEffect(() => {
    if (!wantsFocus.current || typing) return;
    wantsFocus.current = false;
    const cell = grid.current?.querySelector<HTMLElement>('[data-chosen]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  // The same functions every time, so that lines and cells that did not change are not drawn again.
  const latest = useRef({ cells, choose, onFold });
  latest.current = { cells, choose, onFold };
  const onChoose = useCallback((row: number, day: number) => latest.current.choose({ row, day }), []);
  const onBegin = useCallback((row: number, day: number) => latest.current.cells.begin({ row, day }, null), []);
  const onTake = useCallback((text: string) => latest.current.cells.take(text), []);
  const fold = useCallback((project: string) => latest.current.onFold(project), []);
  const onInputKey = useCallback((event: KeyboardEvent<HTMLInputElement>) => latest.current.cells.inputKey(event), []);

  function choose(to: CellSpot): void {
    const key = view.rows[to.row]?.cells[to.day]?.key;
    const isThere = to.row === spot.row && to.day === spot.day;
    if (typing?.key !== key && !isThere) go(to);
  }

  const chosen = view.rows[spot.row]?.cells[spot.day];
  const notice = chosen ? cellNotice(chosen) : null;
  const isWrong = chosen !== undefined && cellProblem(chosen) !== null;
  // Why a cell takes no time is said and leaves; what is wrong stays until it is right.
  const hasLeft = useHasLeft(`${chosen?.key} ${notice}`);
  let row = -1;
  return (
    <>
      <Sheet>
        <Grid
          ref={grid}
          role="grid"
          aria-label={t('week.grid')}
          aria-describedby="week-remark"
          onKeyDown={cells.keyPressed}
          onPaste={cells.paste}
          onCopy={cells.copy}
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
              <ProjectHead project={project} isFolded={folded.includes(project.id)} onFold={fold} />
              {(folded.includes(project.id) ? [] : project.rows).map((line) => {
                row += 1;
                const place = row;
                return (
                  <WeekLine
                    key={line.line.id}
                    line={line}
                    place={place}
                    days={days}
                    chosenDay={spot.row === place ? spot.day : null}
                    typing={typing && line.cells.some(({ key }) => key === typing.key) ? typing : null}
                    isOwn={isOwn}
                    onChoose={onChoose}
                    onBegin={onBegin}
                    onTake={onTake}
                    onInputKey={onInputKey}
                  />
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
      </Sheet>
      <Remark
        id="week-remark"
        role="status"
        data-wrong={isWrong || undefined}
        data-left={(hasLeft && !isWrong) || undefined}
      >
        {notice}
      </Remark>
    </>
  );
}

/** What was said has stood long enough. @param said tells it from what was said before */
function useHasLeft(said: string): boolean {
  const [left, leave] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => leave(said), remarkMs);
    return () => clearTimeout(timer);
  }, [said]);
  return left === said;
}
