import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import type { WithdrawRequest } from '@mandate/contract/documents/issue-request.ts';
import type { DocumentRow } from '@mandate/contract/entities/document.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../lib/calls/call.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { documentName } from './document-name.ts';
import { refusalText } from './refusal-text.ts';
import { useKeptTyping } from './use-kept-typing.ts';

interface WithdrawDialogProps {
  document: DocumentRow;
  onDone: (document: DocumentDetail) => void;
  onClose: () => void;
}

/** Asks why a document is taken back, which cannot be undone. */
export default function WithdrawDialog({ document, onDone, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation();
  const { typed, type, forget } = useKeptTyping<WithdrawRequest>('withdraw', document.id);
  const { reason = '' } = typed;
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = isAsked && reason.trim() === '';
  const name = documentName(document);

  async function withdraw(): Promise<void> {
    setAsked(true);
    if (reason.trim() === '') return field.current?.focus();
    setBusy(true);
    try {
      const body: WithdrawRequest = { reason: reason.trim() };
      const withdrawn = await call<DocumentDetail>('POST', `/document/withdraw/${document.id}`, body, { quiet: true });
      forget();
      showSuccess(t('documents.withdraw.done', { name }));
      onDone(withdrawn);
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      setBusy(false);
      if (problem.result === 'error') setRefusal(refusalText(problem));
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('documents.withdraw.title', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('documents.withdraw.leave')}</Button>
          <Button look="dangerFill" busy={isBusy} onClick={() => void withdraw()}>
            {t('documents.withdraw.do')}
          </Button>
        </>
      }
    >
      <p>{t('documents.withdraw.text')}</p>
      {refusal && (
        <Notice kind="caution" role="alert" style={{ marginTop: 12 }}>
          {refusal}
        </Notice>
      )}
      <div style={{ marginTop: 12 }}>
        <TextArea
          ref={field}
          label={t('documents.withdraw.reason')}
          isRequired
          rows={2}
          maxLength={500}
          autoFocus
          value={reason}
          error={isMissing ? t('reasonRequired', { ns: 'error' }) : undefined}
          onChange={({ target }) => type({ reason: target.value })}
        />
      </div>
    </Dialog>
  );
}
