import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Dialog } from '@mandate/web/src/ui/overlays/dialog.tsx';
import { useTranslation } from 'react-i18next';

interface RemoveDialogProps {
  /** How many messages are to go. */
  count: number;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before messages are deleted. */
export function RemoveDialog({ count, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('demo.inbox.removeTitle', { count })}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('demo.inbox.keep', { count })}
          </Button>
          <Button look="dangerFill" onClick={onRemove}>
            {t('demo.inbox.removeNow', { count })}
          </Button>
        </>
      }
    >
      {t('demo.inbox.removeText')}
    </Dialog>
  );
}
