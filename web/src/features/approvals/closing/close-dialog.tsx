import type { OpenMonths } from '@mandate/contract/time/open-months.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../../lib/frame/show-success-and-errors.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { dateText } from '../../../ui/values/value-texts.ts';
import { monthName } from './month-name.ts';
import { useSetClosed } from './use-set-closed.ts';
import { WhatIsLeft } from './what-is-left.tsx';

interface CloseDialogProps {
  told: OpenMonths;
  onClose: () => void;
  /** It was done, or somebody else was first. */
  onDone: () => void;
}

/** Asks which month to close, says what of it is still open and what closing means, and closes it. */
export default function CloseDialog({ told, onClose, onDone }: CloseDialogProps) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const leftId = useId();
  const { send, isBusy } = useSetClosed();
  const [asked, setAsked] = useState<string | null>(null);
  const until = told.months.find((month) => month.until === asked)?.until ?? told.months[0]?.until ?? '';
  const name = monthName(until, language);
  const upTo = told.months.filter((month) => month.until <= until);
  const isReady = upTo.every(({ open, submitted }) => open + submitted === 0);

  async function close(): Promise<void> {
    const outcome = await send('close', { until });
    if (outcome === 'refused') return;
    if (outcome === 'done') showSuccess(t('approvals.closing.closed', { month: name }));
    onDone();
  }

  return (
    <Dialog
      isOpen
      isSafeToLeave
      width={640}
      onClose={onClose}
      title={t('approvals.closing.closeTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button look="primary" busy={isBusy} isOff={!isReady} aria-describedby={leftId} onClick={() => void close()}>
            {t('approvals.closing.closeMonth', { month: name })}
          </Button>
        </>
      }
    >
      <div style={{ margin: '12px 0', maxWidth: 280 }}>
        <SelectField
          label={t('approvals.closing.month')}
          value={until}
          choices={told.months.map((month) => ({ value: month.until, label: monthName(month.until, language) }))}
          hint={upTo.length > 1 ? t('approvals.closing.withBefore', { count: upTo.length - 1 }) : undefined}
          onChange={({ target }) => setAsked(target.value)}
        />
      </div>
      <div id={leftId}>
        <WhatIsLeft until={until} months={upTo} weeks={told.weeks} />
      </div>
      <p style={{ marginTop: 12 }}>{t('approvals.closing.means', { date: dateText(until) })}</p>
    </Dialog>
  );
}
