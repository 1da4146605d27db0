import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface BulkLeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks before a window is closed in which it was chosen what is to be changed; the browser asks before a tab is closed. */
export function BulkLeaveDialog({ isOpen, onStay, onDiscard }: BulkLeaveDialogProps) {
  const { t } = useTranslation();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={t('bulk.leaving.title')}
      actions={
        <>
          <Button autoFocus onClick={onStay}>
            {t('bulk.leaving.stay')}
          </Button>
          <Button look="danger" onClick={onDiscard}>
            {t('bulk.leaving.discard')}
          </Button>
        </>
      }
    >
      {t('bulk.leaving.text')}
    </Dialog>
  );
}
