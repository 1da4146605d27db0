import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { numberText } from '../../ui/values/value-texts.ts';
import type { BulkPlan, BulkReceipt } from './bulk-calls.ts';
import { changingCount, howMany } from './bulk-texts.ts';
import { ReceiptCard } from './receipt/receipt-card.tsx';

const longestReason = 500;

const Reason = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start', '& > :first-child': { width: '100%' } });

interface ReviewedDialogProps {
  entity: Entity;
  plan: BulkPlan;
  receipt: BulkReceipt;
  isPreparing: boolean;
  /** Why it could not be reviewed once more. */
  problem: string | null;
  /** Back to what is to be changed; undefined where nothing was asked. */
  onBack: (() => void) | undefined;
  /** Reviews it with a reason. */
  onReason: (reason: string) => void;
  /** Escape, and a press outside. */
  onClose: () => void;
  /** The records are to stay as they are. */
  onKeep: () => void;
  onRun: () => void;
  /** What lies over it. */
  children: ReactNode;
}

/** What a run would do and what it would leave, and the question whether it shall. */
export function ReviewedDialog(props: ReviewedDialogProps) {
  const { entity, plan, receipt, isPreparing, problem, onBack, onReason, onClose, onKeep, onRun } = props;
  const { t } = useTranslation();
  const { action } = plan;
  const { count, kept, unchanged } = receipt;
  const changing = changingCount(receipt);
  const what = howMany(entity, changing);
  const isFree = receipt.count > 0 && changing === 0;
  // What only wants a reason is not impossible.
  const isReasonFirst = isFree && kept.wantReason > 0;
  const title =
    count === 0
      ? t('bulk.noneLeft')
      : isReasonFirst
        ? t(`bulk.reasonFirst.${action === 'edit' ? 'edit' : 'remove'}`, { what: howMany(entity, kept.wantReason) })
        : isFree && unchanged > 0
          ? t('bulk.nothingChanges')
          : isFree
            ? t(`bulk.noneGoes.${action}`, { count, what: howMany(entity, count) })
            : kept.count > 0
              ? t(`bulk.askKeeping.${action}`, { what, kept: numberText(kept.count) })
              : t(`bulk.ask.${action}`, { what });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={880}
      title={title}
      actions={
        <>
          {onBack && <Button onClick={onBack}>{t('action.back')}</Button>}
          <Button key="keep" autoFocus onClick={onKeep}>
            {changing === 0
              ? t('action.close')
              : t(action === 'remove' ? 'bulk.keep' : 'bulk.leave', { what: howMany(entity, count) })}
          </Button>
          {changing > 0 && (
            <Button look={action === 'remove' ? 'danger' : 'primary'} isOff={isPreparing} onClick={onRun}>
              {t(`bulk.run.${action}`, { what })}
            </Button>
          )}
        </>
      }
    >
      {problem !== null && (
        <Notice kind="bad" role="alert">
          {problem}
        </Notice>
      )}
      {count > 0 && (
        <ReceiptCard entity={entity} plan={plan} receipt={receipt}>
          {(kept.wantReason > 0 || plan.reason !== undefined) && (
            <ReasonField
              action={action === 'edit' ? 'edit' : 'remove'}
              wanted={kept.wantReason}
              given={plan.reason ?? ''}
              isPreparing={isPreparing}
              onReason={onReason}
            />
          )}
        </ReceiptCard>
      )}
      {props.children}
    </Dialog>
  );
}

interface ReasonFieldProps {
  action: 'edit' | 'remove';
  /** How many records go only with a reason. */
  wanted: number;
  given: string;
  isPreparing: boolean;
  onReason: (reason: string) => void;
}

/** Why records are deleted, or changed: some need a reason for it, and with one the receipt is another. */
function ReasonField({ action, wanted, given, isPreparing, onReason }: ReasonFieldProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState(given);
  const [isMissing, setMissing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const text = reason.trim();

  function review(): void {
    setMissing(text === '');
    if (text === '') place.current?.querySelector('textarea')?.focus();
    else onReason(text);
  }

  return (
    <Reason ref={place}>
      <TextArea
        label={t('removal.reason')}
        hint={
          wanted > 0
            ? t(`bulk.wantReason.${action}`, { count: wanted, total: numberText(wanted) })
            : t('bulk.reasonKept')
        }
        rows={2}
        maxLength={longestReason}
        value={reason}
        error={isMissing && text === '' ? t('reasonRequired', { ns: 'error' }) : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {(wanted > 0 || text !== given) && (
        <Button size="row" busy={isPreparing} busyLabel={t('bulk.preparing')} onClick={review}>
          {t('bulk.reviewWithReason')}
        </Button>
      )}
    </Reason>
  );
}
