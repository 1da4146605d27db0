import Eraser from 'lucide-react/icons/eraser';
import Split from 'lucide-react/icons/split';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CorrectDialog } from '../../../business/time/correct-dialog.tsx';
import { SplitDialog } from '../../../business/time/split-dialog.tsx';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import type { ShownEntry } from '../state/shown-entries.ts';
import type { RowFacts } from '../state/week-work.ts';
import type { EntryRights } from './entry-rights.ts';

interface EntryActsProps {
  entry: ShownEntry;
  row: RowFacts;
  rights: EntryRights;
  isOpen: boolean;
  onChanged: () => void;
}

/** What is done with a stored entry by a call of its own: it is split in two, or corrected where its day is closed. */
export function EntryActs({ entry, row, rights, isOpen, onChanged }: EntryActsProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'split' | 'correct' | null>(null);
  const isStored = entry.version > 0 && !entry.isWaiting;
  const close = () => setAsked(null);
  return (
    <>
      {isOpen && isStored && (
        <TooltipIconButton
          size="row"
          label={t('week.split')}
          icon={<Split aria-hidden="true" />}
          onClick={() => setAsked('split')}
        />
      )}
      {rights.mayCorrect && isStored && entry.correctsId === null && (
        <TooltipIconButton
          size="row"
          label={t('week.correct')}
          icon={<Eraser aria-hidden="true" />}
          onClick={() => setAsked('correct')}
        />
      )}
      {asked === 'split' && (
        <SplitDialog entry={entry} row={row} steps={rights.steps} onClose={close} onDone={onChanged} />
      )}
      {asked === 'correct' && (
        <CorrectDialog entry={entry} row={row} steps={rights.steps} onClose={close} onDone={onChanged} />
      )}
    </>
  );
}
