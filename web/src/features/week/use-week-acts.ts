import { useTranslation } from 'react-i18next';
import type { TimeSettings } from '../../business/time/use-time-settings.ts';
import { newRecordId } from '../../form/state/new-record-id.ts';
import { showSuccess, showWarning } from '../../lib/frame/show-success-and-errors.ts';
import type { OpenWeek } from './desk/use-week.ts';
import { addRow, type OfferedEntry, takeOffered } from './state/add-rows.ts';
import { letGo } from './state/let-go.ts';
import { takeBack } from './state/take-back.ts';
import { fillRight, pasteInCells, typeInCell } from './state/type-in-cells.ts';
import type { CellView, WeekView } from './state/week-view.ts';
import type { Act, RowFacts } from './state/week-work.ts';

/** What is done in a week by who works on it. */
export interface WeekActs {
  type: (cell: CellView, text: string) => void;
  /** Lets go of what cannot be stored of a cell. */
  letGo: (cell: CellView) => void;
  paste: (cell: CellView, block: string[][]) => void;
  fillRight: (cell: CellView) => void;
  /** Takes the last act back. */
  undo: () => void;
  addRow: (row: RowFacts) => void;
  /** Takes what is offered as one act, and offers to take just that back. */
  take: (entries: readonly OfferedEntry[], rows: readonly RowFacts[]) => void;
  /** Takes what the day before holds into a day, from 0. */
  copyDayBefore: (day: number) => void;
}

/**
 * Does things in a week.
 * @param view as it is shown
 * @param isReading nothing is done
 */
export function useWeekActs(
  { act, state }: OpenWeek,
  view: WeekView,
  steps: TimeSettings['steps'],
  isReading: boolean,
) {
  const { t } = useTranslation();
  const change: OpenWeek['act'] = (how) => {
    if (!isReading) act(how);
  };

  function paste({ lineId, date }: CellView, block: string[][]): void {
    const ids = view.rows.map(({ line }) => line.id);
    let left = 0;
    change((now) => {
      const done = pasteInCells(now, { lineId, date }, block, ids, steps, newRecordId);
      left = done.left;
      return done.state;
    });
    if (left > 0) showWarning(t('week.pasteLeft', { count: left }));
  }

  function take(entries: readonly OfferedEntry[], rows: readonly RowFacts[]): void {
    const done: Act[] = [];
    change((now) => {
      const next = takeOffered(now, entries, rows, newRecordId);
      const act = next.work.acts.at(-1);
      if (act && next.work.lastAct !== now.work.lastAct) done.push(act);
      return next;
    });
    if (done.length === 0 && entries.length > 0) showWarning(t('week.copyNothing'));
    for (const { no, parts } of done) {
      const run = () => change((now) => takeBack(now, newRecordId, no));
      showSuccess(t('week.copyDone', { count: parts.length }), { action: { label: t('week.undo'), run } });
    }
  }

  const acts: WeekActs = {
    type: ({ lineId, date }, text) => change((now) => typeInCell(now, { lineId, date, text }, steps, newRecordId)),
    letGo: (cell) => change((now) => letGo(now, cell)),
    paste,
    fillRight: ({ lineId, date }) => change((now) => fillRight(now, { lineId, date }, newRecordId)),
    undo: () => change((now) => takeBack(now, newRecordId)),
    addRow: (row) => change((now) => addRow(now, row)),
    take,
    copyDayBefore(day) {
      const date = state.stored.days[day]?.date ?? '';
      const before = view.rows.flatMap(({ cells }) => cells[day - 1]?.entries ?? []);
      take(
        before.map((entry) => ({ ...entry, internalNote: null, date })),
        [],
      );
    },
  };
  return acts;
}
