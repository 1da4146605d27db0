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
  const { t } = useTranslation('demo');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('inbox.removeTitle', { count })}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('inbox.keep', { count })}
          </Button>
          <Button look="dangerFill" onClick={onRemove}>
            {t('inbox.removeNow', { count })}
          </Button>
        </>
      }
    >
      {t('inbox.removeText')}
    </Dialog>
  );
}
