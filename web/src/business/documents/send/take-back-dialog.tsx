import type { DocumentLink, DocumentLinks } from '@mandate/contract/documents/send-request.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../../lib/calls/call.ts';
import { showSuccess } from '../../../lib/frame/show-success-and-errors.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { linksQuery } from './sending-query.ts';

interface TakeBackDialogProps {
  documentId: string;
  link: DocumentLink;
  onClose: () => void;
}

/** Asks before a link is taken back: whoever has it is shut out for good. */
export function TakeBackDialog({ documentId, link, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { id, toName: name } = link;

  async function takeBack(): Promise<void> {
    setBusy(true);
    try {
      const after = await call<DocumentLinks>('POST', `/document/revoke-link/${id}`, {});
      queries.setQueryData(linksQuery(documentId).queryKey, after);
      showSuccess(t('documents.sent.revoked', { name }));
    } catch (problem) {
      // Why not was said.
      if (!(problem instanceof CallError)) throw problem;
    }
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('documents.sent.revokeTitle', { name })}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('documents.sent.keep')}
          </Button>
          <Button look="dangerFill" busy={isBusy} onClick={() => void takeBack()}>
            {t('documents.sent.revoke')}
          </Button>
        </>
      }
    >
      {t('documents.sent.revokeText')}
    </Dialog>
  );
}
