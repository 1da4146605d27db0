import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonField } from '../../business/project-status/reason-field.tsx';
import type { AskReason } from '../../form/state/editing-context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** Takes why time changes; null is no answer. */
export type Answer = (reason: string | null) => void;

/** What is asked about. */
export type Act = Parameters<AskReason>[0];

/** Asks why time changes that was handed in, approved, or is of a closed month. */
export default function ChangeReasonDialog({ act, onAnswer }: { act: Act; onAnswer: Answer }) {
  const { t } = useTranslation();
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
      title={t('entries.reasonTitle')}
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>{t(act === 'undo' ? 'action.cancel' : 'entries.keepEditing')}</Button>
          <Button look="primary" onClick={go}>
            {t(act === 'undo' ? 'editorHistory.undo' : 'entries.saveWithReason')}
          </Button>
        </>
      }
    >
      {t('entries.reasonText')}
      <div ref={field}>
        <ReasonField value={reason} isMissing={isMissing && reason.trim() === ''} autoFocus onChange={setReason} />
      </div>
    </Dialog>
  );
}
