import type { WaitingWeek } from '@mandate/contract/time/waiting-week.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { weekName } from '../waiting/week-name.ts';

interface ReturnDialogProps {
  week: WaitingWeek;
  isBusy: boolean;
  onReturn: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a week is returned: its person reads it above the week. */
export default function ReturnDialog({ week, isBusy, onReturn, onClose }: ReturnDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function send(): void {
    const said = reason.trim();
    if (said === '') setMissing(true);
    else onReturn(said);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('approvals.returnTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button look="primary" busy={isBusy} onClick={send}>
            {t('approvals.returnWeek')}
          </Button>
        </>
      }
    >
      <p>{t('approvals.returnText', { name: weekName(week, formats) })}</p>
      <div style={{ marginTop: 12 }}>
        <TextArea
          label={t('approvals.reason')}
          isRequired
          rows={3}
          maxLength={300}
          autoFocus
          value={reason}
          error={isMissing && reason.trim() === '' ? t('approvals.reasonMissing') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  );
}
