import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskReason } from '../../form/state/editing-context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ReasonField } from './reason-field.tsx';

/** Takes why something changes; null is no answer. */
export type Answer = (reason: string | null) => void;

/** What is asked about. */
export type Act = Parameters<AskReason>[0];

/** What no longer changes without a word: figures that were frozen, or time that was handed in, approved, or is of a closed month. */
export type Kept = 'figures' | 'time';

const words = {
  figures: {
    title: 'projectStatus.frozenTitle',
    text: 'projectStatus.frozenText',
    keep: 'projectStatus.keepEditing',
    save: 'projectStatus.saveFrozen',
  },
  time: {
    title: 'entries.reasonTitle',
    text: 'entries.reasonText',
    keep: 'entries.keepEditing',
    save: 'entries.saveWithReason',
  },
  newTime: {
    title: 'entries.newReasonTitle',
    text: 'entries.newReasonText',
    keep: 'entries.keepEditing',
    save: 'entries.saveWithReason',
  },
} as const;

interface ReasonDialogProps {
  act: Act;
  kept: Kept;
  onAnswer: Answer;
}

/** Asks why something changes that is kept. */
export default function ReasonDialog({ act, kept, onAnswer }: ReasonDialogProps) {
  const { t } = useTranslation();
  const said = words[kept === 'time' && act === 'create' ? 'newTime' : kept];
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);

  function go(): void {
    if (reason.trim() !== '') {
      onAnswer(reason.trim());
      return;
    }
    setMissing(true);
    field.current?.querySelector('textarea')?.focus();
  }

  return (
    <Dialog
      isOpen
      onClose={() => onAnswer(null)}
      title={t(said.title)}
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>{t(act === 'undo' ? 'action.cancel' : said.keep)}</Button>
          <Button look="primary" onClick={go}>
            {t(act === 'undo' ? 'editorHistory.undo' : said.save)}
          </Button>
        </>
      }
    >
      {t(said.text)}
      <div ref={field}>
        <ReasonField value={reason} isMissing={isMissing && reason.trim() === ''} autoFocus onChange={setReason} />
      </div>
    </Dialog>
  );
}
