import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonField } from '../../../business/project-status/reason-field.tsx';
import type { AskReason } from '../../../form/state/editing-context.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

/** Takes why figures change; null is no answer. */
export type Answer = (reason: string | null) => void;

/** What is asked about. */
export type Act = Parameters<AskReason>[0];

/** Asks why frozen figures change. */
export default function FrozenReasonDialog({ act, onAnswer }: { act: Act; onAnswer: Answer }) {
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
      title={t('projectStatus.frozenTitle')}
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>
            {t(act === 'undo' ? 'action.cancel' : 'projectStatus.keepEditing')}
          </Button>
          <Button look="primary" onClick={go}>
            {t(act === 'undo' ? 'editorHistory.undo' : 'projectStatus.saveFrozen')}
          </Button>
        </>
      }
    >
      {t('projectStatus.frozenText')}
      <div ref={field}>
        <ReasonField value={reason} isMissing={isMissing && reason.trim() === ''} autoFocus onChange={setReason} />
      </div>
    </Dialog>
  );
}
