import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../../lib/frame/show-success-and-errors.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { monthName } from './month-name.ts';
import { useSetClosed } from './use-set-closed.ts';

interface ReopenDialogProps {
  /** The last day of the month. */
  until: PlainDate;
  onClose: () => void;
  /** It was done, or somebody else was first. */
  onDone: () => void;
}

/** Asks why the last month is opened again, and opens it. */
export default function ReopenDialog({ until, onClose, onDone }: ReopenDialogProps) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const { send, isBusy } = useSetClosed();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const month = monthName(until, language);

  async function reopen(): Promise<void> {
    const said = reason.trim();
    if (said === '') return setMissing(true);
    const outcome = await send('reopen', { until, reason: said });
    if (outcome === 'refused') return;
    if (outcome === 'done') showSuccess(t('approvals.closing.reopened', { month }));
    onDone();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('approvals.closing.reopenTitle', { month })}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button look="primary" busy={isBusy} onClick={() => void reopen()}>
            {t('approvals.closing.reopenMonth', { month })}
          </Button>
        </>
      }
    >
      <p>{t('approvals.closing.reopenText')}</p>
      <div style={{ marginTop: 12 }}>
        <TextArea
          label={t('approvals.reason')}
          isRequired
          rows={3}
          maxLength={500}
          autoFocus
          value={reason}
          error={isMissing && reason.trim() === '' ? t('approvals.closing.reasonMissing') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  );
}
