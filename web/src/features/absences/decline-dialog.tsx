import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface DeclineDialogProps {
  /** The days of the absence. */
  title: string;
  /** Declines it; says whether there is nothing more to ask: that was done, or it has become another one. */
  onDecline: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks before an absence is declined, and why. */
export default function DeclineDialog({ title, onDecline, onClose }: DeclineDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function decline(): Promise<void> {
    setBusy(true);
    const isOver = await onDecline(reason.trim()).finally(() => setBusy(false));
    if (isOver) onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('absences.declineTitle', { title })}
      actions={
        <>
          <Button onClick={onClose}>{t('absences.keep')}</Button>
          <Button look="dangerFill" busy={isBusy} onClick={() => void decline()}>
            {t('absences.decline')}
          </Button>
        </>
      }
    >
      <p>{t('absences.declineText')}</p>
      <div style={{ marginTop: 12 }}>
        <TextArea
          label={t('absences.reason')}
          rows={2}
          maxLength={300}
          autoFocus
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  );
}
