import styled from '@emotion/styled';
import type { EntryRow } from '@mandate/contract/entities/entry.ts';
import { useQueryClient } from '@tanstack/react-query';
import Eraser from 'lucide-react/icons/eraser';
import Split from 'lucide-react/icons/split';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeSettings } from '../../business/time/use-time-settings.ts';
import { FieldHint } from '../../form/fields/section-card.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { weekAddress } from '../../lib/addresses/paths.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { focusIfLost } from '../../ui/page/focus-if-lost.ts';
import { dateText } from '../../ui/values/value-texts.ts';
import { EntryCorrections } from './entry-corrections.tsx';
import { useLocks } from './use-locks.ts';
import { anyLine, useWorkLine } from './use-work-line.ts';

// Fetched when somebody is about to split or correct it.
const SplitDialog = lazy(async () => ({ default: (await import('../../business/time/split-dialog.tsx')).SplitDialog }));
const CorrectDialog = lazy(async () => ({
  default: (await import('../../business/time/correct-dialog.tsx')).CorrectDialog,
}));

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

/** Where an entry stands: handed in, approved, returned, where it counts; and what is done with it by acts of their own. */
export function EntryStanding() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { form, isNew, isReading, reader } = useEditing();
  const record = useForm(form, ({ base }) => base) as Partial<EntryRow>;
  const isChanged = useForm(form, ({ changes }) => changes > 0);
  const { fields, isClosed, isRead, corrections } = useLocks();
  const settings = useTimeSettings();
  const line = useWorkLine(record.lineId);
  const acts = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<'split' | 'correct' | null>(null);
  if (isNew) return <FieldHint>{t('entries.notYet')}</FieldHint>;
  const { id = form.id, version = 1, seconds = 0, text = null, isBillable = false, personnelId, date } = record;
  const isDeleted = typeof record.deletedAt === 'string';
  const isKeeper = reader.role === 'SA' || reader.role === 'ADMIN';
  const mayCorrect = isClosed && isKeeper && seconds > 0 && !isDeleted && corrections?.length === 0;
  const maySplit = !isReading && !isRead && !fields.has('seconds') && !isDeleted;
  const acted = { id, version, seconds, text, isBillable };
  const dialog = {
    entry: acted,
    row: line ?? anyLine,
    onClose: () => setAsked(null),
    onDone: () => void queries.invalidateQueries().then(focusState),
  };
  return (
    <>
      {told().map((sentence) => (
        <FieldHint key={sentence}>{sentence}</FieldHint>
      ))}
      <EntryCorrections corrected={record.corrects ?? null} corrections={corrections ?? []} />
      <Acts ref={acts}>
        {typeof personnelId === 'string' && date !== undefined && (
          <LinkButton to={weekAddress(date, personnelId)}>{t('entries.openWeek')}</LinkButton>
        )}
        {maySplit && (
          <Button disabled={isChanged} icon={<Split aria-hidden="true" />} onClick={() => setAsked('split')}>
            {t('entries.split')}
          </Button>
        )}
        {mayCorrect && (
          <Button disabled={isChanged} icon={<Eraser aria-hidden="true" />} onClick={() => setAsked('correct')}>
            {t('entries.correct')}
          </Button>
        )}
      </Acts>
      {settings && asked !== null && (
        <Suspense>
          {asked === 'split' ? (
            <SplitDialog {...dialog} steps={settings.steps} />
          ) : (
            <CorrectDialog {...dialog} steps={settings.steps} />
          )}
        </Suspense>
      )}
    </>
  );

  // What asked to be done may not be done once more: its button is gone.
  function focusState(): void {
    focusIfLost(() => acts.current?.closest<HTMLElement>('[role=group]') ?? null);
  }

  function told(): string[] {
    const { state, returnedReason, postedOn, correctsId } = record;
    const standing = state === 'approved' ? 'isApproved' : state === 'submitted' ? 'isSubmitted' : 'notYet';
    return [
      t(`entries.${standing}`),
      ...(returnedReason ? [t('entries.returned', { reason: returnedReason })] : []),
      ...(postedOn !== undefined && postedOn !== date ? [t('entries.countsOn', { date: dateText(postedOn) })] : []),
      ...(correctsId ? [t(seconds < 0 ? 'entries.takesBack' : 'entries.standsIn')] : []),
    ];
  }
}
