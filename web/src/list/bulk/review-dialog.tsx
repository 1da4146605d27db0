import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../lib/calls/call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type BulkPlan, type BulkReceipt, bulkCalls } from './bulk-calls.ts';
import { howMany } from './bulk-texts.ts';
import { BulkFields } from './form/bulk-fields.tsx';
import { beginBulkForm, type ChosenField, changesFor, fieldOfChange, missingIn } from './form/bulk-form.ts';
import { BulkLeaveDialog } from './form/bulk-leave-dialog.tsx';
import { ReviewedDialog } from './reviewed-dialog.tsx';

interface ReviewDialogProps {
  entity: Entity;
  reader: Reader;
  /** With changes it is reviewed as it is; an edit without asks for them. */
  begun: BulkPlan & { count?: number };
  onClose: () => void;
  onRun: (plan: BulkPlan, receipt: BulkReceipt) => void;
}

/** Asks what is to be changed, then shows the receipt. */
export function ReviewDialog({ entity, reader, begun, onClose, onRun }: ReviewDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [form] = useState(() => beginBulkForm(entity, reader));
  const [chosen, setChosen] = useState<ChosenField[]>([]);
  const [reviewed, setReviewed] = useState<{ plan: BulkPlan; receipt: BulkReceipt } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isAsking = begun.action === 'edit' && begun.changes === undefined;
  const close = () => (chosen.length > 0 ? setLeaving(true) : onClose());
  const leaving = chosen.length > 0 && (
    <BulkLeaveDialog isOpen={isLeaving} onStay={() => setLeaving(false)} onDiscard={onClose} />
  );

  async function prepare(plan: BulkPlan): Promise<void> {
    setPreparing(true);
    setProblem(null);
    try {
      setReviewed({ plan, receipt: await bulkCalls(entity.name).prepare(plan) });
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      if (isAsking && refusal.fieldErrors.length > 0) form.fail(refusal.fieldErrors.map(fieldOfChange));
      else setProblem(refusal.message);
    } finally {
      setPreparing(false);
    }
  }

  const begin = useEffectEvent(() => {
    const { action, target, scope, changes, reason } = begun;
    void prepare({ action, target, scope, ...(changes && { changes }), ...(reason && { reason }) });
  });
  useEffect(() => {
    if (!isAsking) begin();
  }, [isAsking]);

  function review(): void {
    const missing = missingIn(entity, form, chosen);
    form.fail(missing);
    const { action, target, scope } = begun;
    if (missing.length === 0 && chosen.length > 0 && !isPreparing)
      void prepare({ action, target, scope, changes: changesFor(entity, form, chosen) });
  }

  const { action } = begun;
  if (reviewed) {
    return (
      <ReviewedDialog
        {...reviewed}
        entity={entity}
        isPreparing={isPreparing}
        problem={problem}
        onBack={isAsking ? () => setReviewed(null) : undefined}
        onReason={(reason) => void prepare({ ...reviewed.plan, reason })}
        onClose={close}
        onKeep={onClose}
        onRun={() => onRun(reviewed.plan, reviewed.receipt)}
      >
        {leaving}
      </ReviewedDialog>
    );
  }
  return (
    <Dialog
      isOpen
      isSafeToLeave={isAsking}
      onClose={close}
      width={880}
      title={t(`bulk.title.${action}`, { what: howMany(entity, begun.count ?? 0) })}
      actions={
        <>
          <Button autoFocus={!isAsking} onClick={close}>
            {t('action.cancel')}
          </Button>
          {isAsking ? (
            <Button
              look="primary"
              busy={isPreparing}
              busyLabel={t('bulk.preparing')}
              isOff={chosen.length === 0}
              onClick={review}
            >
              {t('bulk.review')}
            </Button>
          ) : (
            problem !== null && <Button onClick={begin}>{t('action.tryAgain')}</Button>
          )}
        </>
      }
    >
      {problem !== null && (
        <Notice kind="bad" role="alert">
          {problem}
        </Notice>
      )}
      {isAsking ? (
        <>
          {chosen.length === 0 && <p>{t('bulk.lead')}</p>}
          <BulkFields
            id={id}
            entity={entity}
            reader={reader}
            form={form}
            chosen={chosen}
            onChosen={setChosen}
            onReview={review}
          />
        </>
      ) : (
        isPreparing && <p role="status">{t('bulk.preparing')}</p>
      )}
      {leaving}
    </Dialog>
  );
}
