import { clockText } from '@mandate/contract/time/clock-text.ts';
import Eraser from 'lucide-react/icons/eraser';
import Split from 'lucide-react/icons/split';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CorrectDialog } from '../../../business/time/correct-dialog.tsx';
import { SplitDialog } from '../../../business/time/split-dialog.tsx';
import { OpenReference } from '../../../form/references/open-reference.tsx';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import type { ShownEntry } from '../state/shown-entries.ts';
import type { RowFacts } from '../state/week-work.ts';
import type { EntryRights } from './entry-rights.ts';

interface EntryActsProps {
  entry: ShownEntry;
  row: RowFacts;
  rights: EntryRights;
  isOpen: boolean;
  /** It was corrected already. */
  isTakenBack: boolean;
  onChanged: () => void;
}

/** What is done with a stored entry by a call of its own: it is split in two, corrected where its day is closed, or looked at on its own page. */
export function EntryActs({ entry, row, rights, isOpen, isTakenBack, onChanged }: EntryActsProps) {
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
      {/* What the week does not change any more is changed on a page of its own, by who may. */}
      {!isOpen && isStored && <OpenReference noun="entry" id={entry.id} name={clockText(entry.seconds)} />}
      {rights.mayCorrect && isStored && entry.correctsId === null && !isTakenBack && (
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
