import styled from '@emotion/styled';
import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import Undo from 'lucide-react/icons/undo-2';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newRecordId } from '../../form/state/new-record-id.ts';
import { useOfferedCommands } from '../../lib/commands/commands.ts';
import { useKeyMarks } from '../../lib/commands/shortcuts.ts';
import { showSuccess, showWarning } from '../../lib/frame/show-success-and-errors.ts';
import { useUser } from '../../lib/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useIsPhone } from '../../ui/media/use-media.ts';
import { PageCard } from '../../ui/page/page-card.tsx';
import type { CellSpot } from './grid/cell-key-pressed.ts';
import { WeekGrid } from './grid/week-grid.tsx';
import { WeekLegend } from './grid/week-legend.tsx';
import { CopyDialog } from './head/copy-dialog.tsx';
import { useHandIn } from './head/use-hand-in.tsx';
import { WeekHead } from './head/week-head.tsx';
import { WeekNotices } from './head/week-notices.tsx';
import { WeekStateLine } from './head/week-state-line.tsx';
import { CellPanel } from './panel/cell-panel.tsx';
import { WeekPhone } from './phone/week-phone.tsx';
import { addRow, type OfferedEntry, takeOffered } from './state/add-rows.ts';
import { takeBack } from './state/take-back.ts';
import { fillRight, pasteInCells, typeInCell } from './state/type-in-cells.ts';
import { type CellView, foldedView } from './state/week-view.ts';
import type { RowFacts } from './state/week-work.ts';
import { type TimeSettings, useTimeSettings } from './use-time-settings.ts';
import { useWeekKeys } from './use-week-keys.ts';
import { AddRowDialog } from './work/add-row-dialog.tsx';
import { useOpenWeek } from './work/use-week.ts';

const Columns = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 20,
  '& > div': { flex: 1, minWidth: 0 },
});

interface OpenWeekProps {
  latest: WeekDetail;
  /** The first day of the week it is today, and the day. */
  current: string;
  today: string;
  /** Whose week it is, where it is not the reader's. */
  who: string | null;
  isView: boolean;
  onWeek: (week: string) => void;
}

const usual: TimeSettings = { steps: { minutes: 15, day: '0.25' }, firstDay: 1, hasApproval: true };

/** A week that is there: on a screen as a grid with the panel of a cell beside it, on a phone by day. */
export function OpenWeekPage({ latest, current, today, who, isView, onWeek }: OpenWeekProps) {
  const { t } = useTranslation();
  const mark = useKeyMarks();
  const isPhone = useIsPhone();
  const { role } = useUser();
  const { steps, hasApproval } = useTimeSettings() ?? usual;
  const [first] = useState(latest);
  const isAdministrator = role === 'SA' || role === 'ADMIN';
  // Whom an editor books for the server says, day by day.
  const isReading = isView || (who !== null && !isAdministrator && role !== 'EDITOR');
  const open = useOpenWeek(first, latest, isReading);
  const { act } = open;
  const [folded, setFolded] = useState<readonly string[]>([]);
  const view = useMemo(() => (isPhone ? open.view : foldedView(open.view, folded)), [open.view, folded, isPhone]);
  const fold = (id: string) => setFolded(folded.includes(id) ? folded.filter((each) => each !== id) : [...folded, id]);
  const { stored } = open.state;
  const todayAt = stored.days.findIndex(({ date }) => date === today);
  const [chosen, setChosen] = useState<{ lineId: string | null; day: number }>({
    lineId: null,
    day: Math.max(0, todayAt),
  });
  // How often the panel was asked for; 0 while it is closed.
  const [panel, setPanel] = useState(0);
  const openPanel = () => setPanel(panel + 1);
  function closePanel(): void {
    setPanel(0);
    document.querySelector<HTMLElement>('[data-chosen]')?.focus();
  }
  const [asked, setAsked] = useState<'copy' | 'row' | null>(null);
  const handIn = useHandIn(open, () => setPanel(0));
  // The line stays chosen, wherever it stands; the first one where it is gone.
  const at: CellSpot = {
    row: Math.max(
      0,
      view.rows.findIndex(({ line }) => line.id === chosen.lineId),
    ),
    day: chosen.day,
  };
  const setSpot = ({ row: to, day }: CellSpot) => setChosen({ lineId: view.rows[to]?.line.id ?? null, day });
  const row = view.rows[at.row];
  const cell = row?.cells[at.day];
  const isOpen = stored.state === 'open' && !isReading;

  const undo = () => act((state) => takeBack(state, newRecordId));
  const type = ({ lineId, date }: CellView, text: string) =>
    isReading || act((state) => typeInCell(state, { lineId, date, text }, steps, newRecordId));

  function paste({ lineId, date }: CellView, block: string[][]): void {
    if (isReading) return;
    let left = 0;
    act((state) => {
      const ids = view.rows.map(({ line }) => line.id);
      const done = pasteInCells(state, { lineId, date }, block, ids, steps, newRecordId);
      left = done.left;
      return done.state;
    });
    if (left > 0) showWarning(t('week.pasteLeft', { count: left }));
  }

  /** Takes what is offered as one act, and offers to take just that back. */
  function take(entries: readonly OfferedEntry[], rows: readonly RowFacts[]): void {
    let no: number | undefined;
    act((state) => {
      const next = takeOffered(state, entries, rows, newRecordId);
      if (next.work.acts !== state.work.acts) no = next.work.acts.at(-1)?.no;
      return next;
    });
    if (no === undefined) return;
    const run = () => act((state) => takeBack(state, newRecordId, no));
    showSuccess(t('week.copyDone', { count: entries.length }), { action: { label: t('week.undo'), run } });
  }

  function copyDayBefore(): void {
    const date = stored.days[at.day]?.date ?? '';
    const before = view.rows.flatMap(({ cells }) => cells[at.day - 1]?.entries ?? []);
    take(
      before.map((entry) => ({ ...entry, internalNote: null, date })),
      [],
    );
  }

  useWeekKeys(undo);
  useOfferedCommands([
    ...(isOpen
      ? [
          { id: 'week.copy', label: t('week.copyLast'), scope: 'page' as const, run: () => setAsked('copy') },
          { id: 'week.addRow', label: t('week.addRow'), scope: 'page' as const, run: () => setAsked('row') },
          { id: 'week.undo', label: t('week.undoLast'), scope: 'page' as const, run: undo },
        ]
      : []),
    ...(isOpen && hasApproval
      ? [{ id: 'week.handIn', label: t('week.handIn'), scope: 'page' as const, run: handIn.handIn }]
      : []),
    { id: 'week.before', label: t('week.before'), scope: 'page', run: () => onWeek(addDays(stored.week, -7)) },
    { id: 'week.after', label: t('week.after'), scope: 'page', run: () => onWeek(addDays(stored.week, 7)) },
  ]);

  const handInButton = hasApproval && !isView && (
    <>
      {stored.state === 'open' && !isReading && (
        <Button
          look="primary"
          icon={<Send aria-hidden="true" />}
          busy={handIn.isBusy}
          {...mark('week.handIn')}
          onClick={handIn.handIn}
        >
          {t('week.handIn')}
        </Button>
      )}
      {stored.state === 'submitted' && !isReading && (
        <Button icon={<Undo aria-hidden="true" />} busy={handIn.isBusy} onClick={handIn.withdraw}>
          {t('week.takeBack')}
        </Button>
      )}
    </>
  );
  const copyButton = isOpen && (
    <Button look="quiet" icon={<Copy aria-hidden="true" />} {...mark('week.copy')} onClick={() => setAsked('copy')}>
      {t('week.copyLast')}
    </Button>
  );
  const addRowButton = isOpen && (
    <Button
      look="quiet"
      size="row"
      icon={<Plus aria-hidden="true" />}
      {...mark('week.addRow')}
      onClick={() => setAsked('row')}
    >
      {t('week.addRow')}
    </Button>
  );
  const showEntry = (id: string) => {
    const found = open.view.rows
      .flatMap(({ cells }) => cells)
      .find(({ entries }) => entries.some((entry) => entry.id === id));
    if (found === undefined) return;
    setFolded([]);
    setChosen({ lineId: found.lineId, day: stored.days.findIndex(({ date }) => date === found.date) });
    openPanel();
  };
  const notices = <WeekNotices open={open} problems={handIn.problems} who={who} onShow={showEntry} />;
  const isEmpty = view.projects.length === 0;
  return (
    <>
      <WeekHead
        week={stored.week}
        current={current}
        who={who}
        onWeek={onWeek}
        actions={
          <>
            {copyButton}
            {!isPhone && handInButton}
          </>
        }
      />
      <WeekStateLine week={stored} total={view.total} saving={open.saving} hasApproval={hasApproval} />
      {isEmpty && (
        <>
          {notices}
          <PageCard isFlush>
            <EmptyState
              kind="nothingYet"
              title={t('week.emptyTitle')}
              text={t('week.emptyText')}
              action={addRowButton}
            />
          </PageCard>
        </>
      )}
      {!isEmpty && isPhone && (
        <WeekPhone
          week={stored}
          view={view}
          steps={steps}
          isReading={!isOpen}
          day={at.day}
          onDay={(day) => setSpot({ ...at, day })}
          onType={type}
          onPanel={(place) => {
            setSpot({ ...at, row: place });
            openPanel();
          }}
          onAddRow={() => setAsked('row')}
          onCopyYesterday={(view.booked[at.day - 1] ?? 0) > 0 ? copyDayBefore : null}
          notices={notices}
          handIn={handInButton}
        />
      )}
      {!isEmpty && !isPhone && (
        <Columns>
          <div>
            {notices}
            <WeekGrid
              view={view}
              folded={folded}
              onFold={fold}
              days={stored.days}
              today={today}
              spot={at}
              onSpot={setSpot}
              onType={type}
              onPaste={paste}
              onFillRight={({ lineId, date }) =>
                isReading || act((state) => fillRight(state, { lineId, date }, newRecordId))
              }
              onUndo={undo}
              onPanel={openPanel}
              isReading={isReading}
              addRow={addRowButton}
            />
            <WeekLegend
              days={stored.days}
              isPanelOpen={panel > 0}
              onPanel={() => (panel > 0 ? closePanel() : openPanel())}
            />
          </div>
          {panel > 0 && row && cell && (
            <CellPanel
              row={row}
              cell={cell}
              rights={{ isReading, mayCorrect: isAdministrator && stored.days[at.day]?.isClosed === true, steps }}
              act={act}
              onChanged={() => void open.refresh()}
              onStep={(step) => setSpot({ ...at, row: Math.min(Math.max(at.row + step, 0), view.rows.length - 1) })}
              onClose={closePanel}
              asked={panel}
            />
          )}
        </Columns>
      )}
      {isPhone && panel > 0 && row && cell && (
        <CellPanel
          row={row}
          cell={cell}
          rights={{ isReading, mayCorrect: false, steps }}
          act={act}
          onChanged={() => void open.refresh()}
          onStep={() => undefined}
          onClose={closePanel}
          asked={panel}
        />
      )}
      {asked === 'copy' && (
        <CopyDialog week={stored} onClose={() => setAsked(null)} onTake={({ entries, rows }) => take(entries, rows)} />
      )}
      {asked === 'row' && (
        <AddRowDialog
          week={stored}
          taken={open.view.rows.map(({ line }) => line.id)}
          onClose={() => setAsked(null)}
          onAdd={(added) => act((state) => addRow(state, added))}
        />
      )}
      {handIn.dialog}
    </>
  );
}
