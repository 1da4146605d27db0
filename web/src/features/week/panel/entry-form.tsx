import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import History from 'lucide-react/icons/history';
import Trash from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noTimeText } from '../../../business/time/no-time-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { changeEntries } from '../state/change-entries.ts';
import type { EntryValues } from '../state/entry-values.ts';
import { giveReason } from '../state/sending.ts';
import { isOpenEntry, isTakenBack, type ShownEntry } from '../state/shown-entries.ts';
import { readCell } from '../state/type-in-cells.ts';
import type { CellView, RowView } from '../state/week-view.ts';
import type { WeekState } from '../state/week-work.ts';
import { ConflictNotice } from './cell-troubles.tsx';
import { EntryActs } from './entry-acts.tsx';
import type { EntryRights } from './entry-rights.ts';
import { useTyped } from './use-typed.ts';

const EntryHistory = lazy(() => import('./entry-history.tsx'));

const Card = styled('fieldset')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  minWidth: 0,
  margin: 0,
  padding: 12,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  '& > .first': { display: 'flex', alignItems: 'center', gap: 12 },
  '& > .first > div': { width: 84 },
  '& > .first > .acts': { display: 'flex', marginLeft: 'auto' },
  '& .choice': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
}));

/** What is wrong with these is said where they are. */
const shownAtFields = new Set(['seconds', 'text', 'internalNote', 'reason']);

interface EntryFormProps {
  row: RowView;
  cell: CellView;
  entry: ShownEntry;
  rights: EntryRights;
  act: (change: (state: WeekState) => WeekState) => void;
  onChanged: () => void;
}

/** One entry: its time, whether it is billed, what was done, and a note nobody else's customer reads. */
export function EntryForm({ row, cell, entry, rights, act, onChanged }: EntryFormProps) {
  const { t } = useTranslation();
  const { id, lineId, date } = entry;
  const isOpen = cell.isOpen && isOpenEntry(entry) && !rights.isReading;
  const [noTime, setNoTime] = useState<string | null>(null);
  const [hasHistory, setHasHistory] = useState(false);
  const [hasNote, setHasNote] = useState(entry.internalNote !== null);
  const set = (values: Partial<EntryValues>) =>
    act((state) => changeEntries(state, [{ id, lineId, date, set: values }]));
  const secondsOf = (typed: string) => readCell(typed, row, rights.steps);
  // What is no time stays as it was typed. An entry does not go while its field is empty for a moment.
  const time = useTyped(
    noTime ?? (entry.seconds === 0 ? '' : clockText(entry.seconds)),
    (typed) => {
      const seconds = secondsOf(typed);
      setNoTime(seconds === null ? typed : null);
      if (seconds !== null) set({ seconds });
    },
    (typed) => (secondsOf(typed) ?? 0) > 0,
  );
  const text = useTyped(entry.text ?? '', (typed) => set({ text: wordsOrNull(typed) }), alwaysWhole);
  const note = useTyped(entry.internalNote ?? '', (typed) => set({ internalNote: wordsOrNull(typed) }), alwaysWhole);
  const problemOf = (field: string) =>
    cell.problems.find((problem) => problem.id === id && problem.field === field)?.message;
  const conflict = cell.conflicts.find((one) => one.id === id);
  const isReasonWanted = problemOf('reason') !== undefined;
  const general = cell.problems.find((problem) => problem.id === id && !shownAtFields.has(problem.field));
  // What has words and no time waits for it.
  const timeless = entry.seconds === 0 && entry.isWaiting ? t('week.timeNeeded') : problemOf('seconds');
  const words = noTime === null ? timeless : noTimeText(noTime, row.unit);
  return (
    <Card aria-label={t('week.entryOf', { time: clockText(entry.seconds) })}>
      {entry.returnedReason !== null && (
        <Notice kind="caution">{t('week.reason', { reason: entry.returnedReason })}</Notice>
      )}
      {conflict && <ConflictNotice conflict={conflict} act={act} />}
      {general && (
        <Notice kind="bad" role="alert">
          {general.message}
        </Notice>
      )}
      {isReasonWanted && <ReasonField id={id} act={act} />}
      <div className="first">
        <TextField
          label={t('week.time')}
          isLabelHidden
          size="toolbar"
          isFigure
          // The keys of figures have no colon.
          inputMode="text"
          autoComplete="off"
          maxLength={40}
          readOnly={!isOpen}
          {...time}
          error={words}
        />
        {row.isBillable && (
          <Switch
            label={entry.isBillable ? t('week.billed') : t('week.notBilled')}
            isOn={entry.isBillable}
            disabled={!isOpen}
            onChange={() => set({ isBillable: !entry.isBillable })}
          />
        )}
        <span className="acts">
          {entry.version > 0 && (
            <TooltipIconButton
              size="row"
              label={t('editor.history')}
              icon={<History aria-hidden="true" />}
              aria-expanded={hasHistory}
              onClick={() => setHasHistory(!hasHistory)}
            />
          )}
          <EntryActs
            entry={entry}
            row={row}
            rights={rights}
            isOpen={isOpen}
            isTakenBack={isTakenBack(entry, cell.entries)}
            onChanged={onChanged}
          />
          {isOpen && (entry.version > 0 || entry.isWaiting) && (
            <TooltipIconButton
              size="row"
              label={t('week.removeEntry')}
              icon={<Trash aria-hidden="true" />}
              onClick={() => act((state) => changeEntries(state, [{ id, lineId, date, set: { seconds: 0 } }]))}
            />
          )}
        </span>
      </div>
      <TextArea
        label={t('week.whatWasDone')}
        hint={entry.isBillable ? t('week.onTimesheet') : t('week.notOnTimesheet')}
        rows={2}
        maxLength={1000}
        readOnly={!isOpen}
        {...text}
        error={problemOf('text')}
      />
      {hasNote || entry.internalNote !== null ? (
        <TextField
          label={t('week.internalNote')}
          size="toolbar"
          maxLength={500}
          readOnly={!isOpen}
          {...note}
          error={problemOf('internalNote')}
        />
      ) : (
        isOpen && (
          <Button look="quiet" size="row" style={{ alignSelf: 'flex-start' }} onClick={() => setHasNote(true)}>
            {t('week.addNote')}
          </Button>
        )
      )}
      {hasHistory && (
        <Suspense fallback={null}>
          <EntryHistory id={id} />
        </Suspense>
      )}
    </Card>
  );
}

const alwaysWhole = () => true;

function wordsOrNull(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim();
}

/** Asks an administrator why time of a closed month, or handed in, changes. */
function ReasonField({ id, act }: { id: string; act: EntryFormProps['act'] }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  return (
    <Notice kind="caution" role="alert">
      <TextField
        label={t('week.whyLate')}
        size="toolbar"
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="choice">
        <Button
          size="row"
          isOff={reason.trim() === ''}
          onClick={() => act((state) => giveReason(state, id, reason.trim()))}
        >
          {t('week.saveWithReason')}
        </Button>
      </div>
    </Notice>
  );
}
