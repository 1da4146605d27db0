import styled from '@emotion/styled';
import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeSettings } from '../../business/time/use-time-settings.ts';
import { useUser } from '../../lib/session/session.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useIsPhone } from '../../ui/media/use-media.ts';
import { PageCard } from '../../ui/page/page-card.tsx';
import { AddRowDialog } from './desk/add-row-dialog.tsx';
import { useOpenWeek } from './desk/use-week.ts';
import { useLinePin } from './grid/line-pin.tsx';
import { WeekGrid } from './grid/week-grid.tsx';
import { WeekLegend } from './grid/week-legend.tsx';
import { CopyDialog } from './head/copy-dialog.tsx';
import { useHandIn } from './head/use-hand-in.tsx';
import { AddRowButton, CopyWeekButton, HandInButton } from './head/week-buttons.tsx';
import { WeekHead } from './head/week-head.tsx';
import { WeekNotices } from './head/week-notices.tsx';
import { WeekRemarks } from './head/week-remarks.tsx';
import { WeekStateLine } from './head/week-state-line.tsx';
import { CellPanel } from './panel/cell-panel.tsx';
import { WeekPhone } from './phone/week-phone.tsx';
import { foldedView } from './state/week-view.ts';
import { useChosenCell } from './use-chosen-cell.ts';
import { useWeekActs } from './use-week-acts.ts';
import { useWeekCommands } from './use-week-commands.ts';
import { useWeekKeys } from './use-week-keys.ts';

const Columns = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 20,
  '& > div': { flex: 1, minWidth: 0 },
});

interface OpenWeekPageProps {
  latest: WeekDetail;
  settings: TimeSettings;
  /** The first day of the week it is today, and the day. */
  current: string;
  today: string;
  /** Whose week it is, where it is not the reader's. */
  who: string | null;
  isView: boolean;
  onWeek: (week: string) => void;
}

/** A week that is there: on a screen as a grid with the panel of a cell beside it, on a phone by day. */
export function OpenWeekPage({ latest, settings, current, today, who, isView, onWeek }: OpenWeekPageProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { role } = useUser();
  const { steps, hasApproval } = settings;
  const [first] = useState(latest);
  const isAdministrator = role === 'SA' || role === 'ADMIN';
  // Whom an editor books for the server says, day by day.
  const isReading = isView || (who !== null && !isAdministrator && role !== 'EDITOR');
  const open = useOpenWeek(first, latest, isReading);
  const { stored } = open.state;
  const isOpen = stored.state === 'open' && !isReading;
  const [folded, setFolded] = useState<readonly string[]>([]);
  const view = useMemo(() => (isPhone ? open.view : foldedView(open.view, folded)), [open.view, folded, isPhone]);
  const todayAt = stored.days.findIndex(({ date }) => date === today);
  const { at, row, cell, choose, chooseLine } = useChosenCell(view, Math.max(0, todayAt));
  const acts = useWeekActs(open, view, steps, isReading);
  // How often the panel was asked for; 0 while it is closed.
  const [panel, setPanel] = useState(0);
  const [asked, setAsked] = useState<'copy' | 'row' | null>(null);
  const pin = useLinePin(who === null && row ? row.line : null);
  const handIn = useHandIn(open, () => setPanel(0));
  const openPanel = () => setPanel(panel + 1);

  function closePanel(): void {
    setPanel(0);
    document.querySelector<HTMLElement>('[data-chosen]')?.focus();
  }

  function showEntry(id: string): void {
    const cells = open.view.rows.flatMap((line) => line.cells);
    const found = cells.find(({ entries }) => entries.some((entry) => entry.id === id));
    if (found === undefined) return;
    setFolded([]);
    chooseLine(
      found.lineId,
      stored.days.findIndex(({ date }) => date === found.date),
    );
    openPanel();
  }

  useWeekKeys(acts.undo);
  useWeekCommands({
    copy: isOpen ? () => setAsked('copy') : null,
    addRow: () => setAsked('row'),
    undo: acts.undo,
    handIn: isOpen && hasApproval ? handIn.handIn : null,
    pin: row && pin && { line: row.line.label, ...pin },
    before: () => onWeek(addDays(stored.week, -7)),
    after: () => onWeek(addDays(stored.week, 7)),
  });

  const handInButton = hasApproval && !isReading && <HandInButton state={stored.state} handIn={handIn} />;
  const addRowButton = isOpen && <AddRowButton onAdd={() => setAsked('row')} />;
  const notices = <WeekNotices open={open} problems={handIn.problems} who={who} onShow={showEntry} />;
  const isEmpty = view.projects.length === 0;
  const cellPanel = panel > 0 && row && cell && (
    <CellPanel
      row={row}
      cell={cell}
      rights={{ isReading, mayCorrect: isAdministrator && stored.days[at.day]?.isClosed === true, steps }}
      act={open.act}
      onChanged={() => void open.refresh()}
      onStep={(step) => choose({ ...at, row: Math.min(Math.max(at.row + step, 0), view.rows.length - 1) })}
      onClose={closePanel}
      asked={panel}
    />
  );
  return (
    <>
      <WeekHead
        week={stored.week}
        current={current}
        who={who}
        onWeek={onWeek}
        actions={
          <>
            {isOpen && <CopyWeekButton onCopy={() => setAsked('copy')} />}
            {(!isPhone || isEmpty) && handInButton}
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
              action={isOpen && <AddRowButton isAlone onAdd={() => setAsked('row')} />}
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
          onDay={(day) => choose({ ...at, day })}
          onType={acts.type}
          onPanel={(place) => {
            choose({ ...at, row: place });
            openPanel();
          }}
          onAddRow={() => setAsked('row')}
          onCopyYesterday={(view.booked[at.day - 1] ?? 0) > 0 ? () => acts.copyDayBefore(at.day) : null}
          notices={notices}
          remarks={<WeekRemarks open={open} />}
          handIn={handInButton}
        />
      )}
      {!isEmpty && isPhone && cellPanel}
      {!isEmpty && !isPhone && (
        <Columns>
          <div>
            {notices}
            <WeekGrid
              view={view}
              folded={folded}
              onFold={(id) => setFolded(folded.includes(id) ? folded.filter((each) => each !== id) : [...folded, id])}
              days={stored.days}
              today={today}
              spot={at}
              onSpot={choose}
              acts={acts}
              onPanel={openPanel}
              isReading={isReading}
              isOwn={who === null}
              addRow={addRowButton}
            />
            <WeekRemarks open={open} />
            <WeekLegend
              days={stored.days}
              isSaving={open.saving !== 'saved' && open.saving !== 'held'}
              isPanelOpen={panel > 0}
              onPanel={panel > 0 ? closePanel : openPanel}
            />
          </div>
          {cellPanel}
        </Columns>
      )}
      {asked === 'copy' && (
        <CopyDialog
          week={stored}
          onClose={() => setAsked(null)}
          onTake={({ entries, rows }) => acts.take(entries, rows)}
        />
      )}
      {asked === 'row' && (
        <AddRowDialog
          week={stored}
          taken={open.view.rows.map(({ line }) => line.id)}
          onClose={() => setAsked(null)}
          onAdd={acts.addRow}
        />
      )}
      {handIn.dialog}
    </>
  );
}
