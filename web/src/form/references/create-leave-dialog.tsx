import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface CreateLeaveDialogProps {
  isOpen: boolean;
  /** What was begun: "New customer". */
  title: string;
  onStay: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** Asks Save, Discard or Stay before a window is closed in which something was typed. */
export function CreateLeaveDialog({ isOpen, title, onStay, onDiscard, onSave }: CreateLeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={t('editor.leaveTitle', { title })}
      actions={
        <>
          <Button autoFocus onClick={onStay}>
            {t('editor.stay')}
          </Button>
          <Button look="danger" onClick={onDiscard}>
            {t('editor.discardShort')}
          </Button>
          <Button look="primary" onClick={onSave}>
            {t('editor.save')}
          </Button>
        </>
      }
    >
      {t('editor.leaveText')}
    </Dialog>
  );
}
